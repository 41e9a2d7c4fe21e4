import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg'
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
  /** Whether those who wait are visitors: each call then has a patience of its own. */
  forVisitors: boolean
}

/** A connection that is made in time, however long the pool lets its callers queue. */
const clientWithin = (connectionTimeoutMillis: number) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis })
    }
  }

/** The longest that any caller of a pool waits. */
const longestMs = 60_000

/** The pool of pg with one limit on waiting and connecting together, on how many wait, and with guarded connections. */
export class BoundedPool extends Pool {
  readonly #bounds: Bounds
  /** When the database last answered a question on any of the connections, by `performance.now()`. */
  #answeredAt = 0

  constructor(config: PoolConfig, bounds: Bounds) {
    super({ ...config, Client: clientWithin(bounds.waitMs), connectionTimeoutMillis: longestMs })
    this.#bounds = bounds
    // A lost idle connection is replaced by the next query; without a listener it would end the process.
    this.on('error', () => {})
    this.on('connect', (client) =>
      guardConnection(client, bounds.forVisitors, () => (this.#answeredAt = performance.now())),
    )
  }

  /**
   * @param silenceMs the wait ends when nobody has had an answer for so long
   * @param mostMs the wait ends after so long in any case
   */
  #wait(silenceMs: number, mostMs = silenceMs): Promise<PoolClient> {
    if (this.waitingCount >= mostWaiting) return Promise.reject(new DatabaseAway('Too many wait for a connection.'))
    return new Promise((resolve, reject) => {
      const begun = performance.now()
      let isLate = false
      let timer: NodeJS.Timeout | undefined
      const look = () => {
        const leftMs = Math.min(Math.max(begun, this.#answeredAt) + silenceMs, begun + mostMs) - performance.now()
        if (leftMs > 0) {
          timer = setTimeout(look, leftMs)
          return
        }
        isLate = true
        reject(new DatabaseAway('No connection in time.'))
      }
      look()
      super.connect((error, client) => {
        clearTimeout(timer)
        if (isLate) client?.release()
        else if (client) resolve(giveBackWhenLost(client))
        else reject(error)
      })
    })
  }

  #waitPatiently(): Promise<PoolClient> {
    const patience = this.#bounds.forVisitors ? currentPatience() : undefined
    if (!patience) return this.#wait(this.#bounds.waitMs)
    const begun = performance.now()
    return this.#wait(patience.leftMs, patience.queueLeftMs).finally(() => {
      const now = performance.now()
      patience.endQueue(now - begun, now - Math.max(begun, this.#answeredAt))
    })
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
