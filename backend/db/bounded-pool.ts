import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAway } from './database-away.ts'
import { guardConnection } from './guard-connection.ts'
import { currentPatience } from './patience.ts'

/** Beyond these many waiting callers nobody is let in: they would be refused in the end, and cost memory until then. */
const mostWaiting = 1_000

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * A connection that ends while it is in use goes back by itself, once: Drizzle forgets to give one back whose
 * transaction could not even begin, and after ten of them the pool would be empty for good.
 */
const giveBackWhenLost = (client: PoolClient): PoolClient => {
  const { release } = client
  let isBack = false
  const giveBack = (reason?: Error | boolean) => {
    if (isBack) return
    isBack = true
    client.removeListener('end', lost)
    release.call(client, reason)
  }
  const lost = () => giveBack(true)
  client.once('end', lost)
  client.release = giveBack
  return client
}

interface Bounds {
  waitMs: number
  /** Whether those who wait are visitors, each with a patience of his own. */
  forVisitors: boolean
}

/** The pool of pg with one limit on waiting and connecting together, on how many wait, and with guarded connections. */
export class BoundedPool extends Pool {
  readonly #bounds: Bounds

  constructor(config: PoolConfig, bounds: Bounds) {
    super({ ...config, connectionTimeoutMillis: bounds.waitMs })
    this.#bounds = bounds
    // A lost idle connection is replaced by the next query; without a listener it would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => guardConnection(client, bounds.forVisitors))
  }

  #wait(waitMs: number): Promise<PoolClient> {
    if (this.waitingCount >= mostWaiting) return Promise.reject(new DatabaseAway('Too many wait for a connection.'))
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(new DatabaseAway('No connection in time.'))
      }, waitMs)
      super.connect((error, client) => {
        clearTimeout(timer)
        if (isLate) client?.release()
        else if (client) resolve(giveBackWhenLost(client))
        else reject(error)
      })
    })
  }

  async #waitPatiently(): Promise<PoolClient> {
    const patience = this.#bounds.forVisitors ? currentPatience() : undefined
    if (!patience) return this.#wait(this.#bounds.waitMs)
    patience.begin()
    return this.#wait(patience.leftMs).finally(() => patience.end(false))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const found = this.#waitPatiently()
    if (!callback) return found
    found.then(
      (client) => callback(undefined, client, (reason) => client.release(reason as Error | boolean | undefined)),
      (error: Error) => callback(error, undefined, () => {}),
    )
  }
}
