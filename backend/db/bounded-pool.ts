import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAway } from './database-away.ts'
import { guardConnection } from './guard-connection.ts'
import { currentPatience } from './patience.ts'

/**
 * With so many callers in the queue the next one is refused at once: it would be refused later anyway, and would cost
 * memory until then.
 */
const maxWaiting = 1_000

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * A connection that ends while it is in use returns to the pool by itself, once. Drizzle does not return a connection
 * whose transaction could not begin, and after ten of them the pool would stay empty.
 */
const releaseWhenLost = (client: PoolClient): PoolClient => {
  const { release } = client
  let isBack = false
  const releaseOnce = (reason?: Error | boolean) => {
    if (isBack) return
    isBack = true
    client.removeListener('end', lost)
    release.call(client, reason)
  }
  const lost = () => releaseOnce(true)
  client.once('end', lost)
  client.release = releaseOnce
  return client
}

interface Bounds {
  waitMs: number
  /** Whether the waiting callers are visitors: each call then has a patience of its own. */
  forVisitors: boolean
}

/** Limits the time to make a connection, however long callers may queue. */
const clientWithin = (connectionTimeoutMillis: number) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis })
    }
  }

/** The longest wait of any caller of a pool. */
const longestMs = 60_000

/**
 * The pool of pg with one limit for waiting and connecting together, a limit for the queue, and guarded connections.
 */
export class BoundedPool extends Pool {
  readonly #bounds: Bounds
  /** The time of the database's last answer on any connection, by `performance.now()`. */
  #answeredAt = 0

  constructor(config: PoolConfig, bounds: Bounds) {
    super({ ...config, Client: clientWithin(bounds.waitMs), connectionTimeoutMillis: longestMs })
    this.#bounds = bounds
    // The next query replaces a lost idle connection. Without a listener its error would end the process.
    this.on('error', () => {})
    this.on('connect', (client) =>
      guardConnection(client, bounds.forVisitors, () => (this.#answeredAt = performance.now())),
    )
  }

  /**
   * @param silenceMs the wait ends when no caller has had an answer for so long
   * @param maxMs the wait ends after so long in any case
   */
  #wait(silenceMs: number, maxMs = silenceMs): Promise<PoolClient> {
    if (this.waitingCount >= maxWaiting) return Promise.reject(new DatabaseAway('Too many wait for a connection.'))
    return new Promise((resolve, reject) => {
      const begun = performance.now()
      let isLate = false
      let timer: NodeJS.Timeout | undefined
      const look = () => {
        const leftMs = Math.min(Math.max(begun, this.#answeredAt) + silenceMs, begun + maxMs) - performance.now()
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
        else if (client) resolve(releaseWhenLost(client))
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
