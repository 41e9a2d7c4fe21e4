import { AsyncLocalStorage } from 'node:async_hooks'

/** The total time for which a visitor's call may wait for the database; after it the visitor is asked to come back. */
const callMs = 1_600
/**
 * The total time for which a call may wait for a connection while other calls get answers: a queue that moves is no
 * outage.
 */
const queueMs = { reading: 5_000, writing: 15_000 }
/** The time for which a statement of a writing call may wait for locks inside its transaction. */
export const lockMs = 8_000
/** The longest pause inside a visitor's transaction. */
export const pauseMs = 15_000

/**
 * The remaining time for which one call may wait for the database. Time for other work, such as a call to a bank, does
 * not count.
 */
export class Patience {
  readonly #renews: boolean
  #leftMs = callMs
  #queueLeftMs: number
  #waits = 0
  #transactions = 0
  #since = 0

  /**
   * @param renews whether every answer restores the full time: for writing calls, which are better slow than repeated
   */
  constructor(renews: boolean) {
    this.#renews = renews
    this.#queueLeftMs = renews ? queueMs.writing : queueMs.reading
  }

  get leftMs(): number {
    const spent = this.#waits > 0 ? performance.now() - this.#since : 0
    return Math.max(1, Math.round(this.#leftMs - spent))
  }

  get #wholeMs(): number {
    return this.#transactions > 0 ? lockMs : callMs
  }

  /** Whether statements may wait for locks inside a transaction: those of a writing call. */
  get waitsForLocks(): boolean {
    return this.#renews
  }

  enterTransaction(): void {
    if (!this.#renews || this.#transactions++ > 0) return
    this.#leftMs = this.#wholeMs
  }

  leaveTransaction(): void {
    if (!this.#renews) return
    this.#transactions -= 1
    this.#leftMs = Math.min(this.#leftMs, this.#wholeMs)
  }

  get queueLeftMs(): number {
    return this.#queueLeftMs
  }

  /**
   * Called when the wait for a connection is over.
   * @param silentMs the time without any answer of the database before that: only this part counts as waiting
   */
  endQueue(waitedMs: number, silentMs: number): void {
    this.#queueLeftMs = Math.max(1, this.#queueLeftMs - waitedMs)
    this.#leftMs = Math.max(1, this.#leftMs - silentMs)
  }

  begin(): void {
    if (this.#waits++ === 0) this.#since = performance.now()
  }

  end(isAnswered: boolean): void {
    const left = this.leftMs
    this.#leftMs = isAnswered && this.#renews ? this.#wholeMs : left
    this.#since = performance.now()
    this.#waits -= 1
  }
}

const calls = new AsyncLocalStorage<Patience>()

/** Runs a visitor's call; its queries on the visitors' connections use up its patience. */
export const withPatience = <Value>(patience: Patience, work: () => Value): Value => calls.run(patience, work)

/** Waits for a query of another call. */
export const spendPatience = async <Value>(waiting: Promise<Value>): Promise<Value> => {
  const patience = calls.getStore()
  patience?.begin()
  return waiting.finally(() => patience?.end(false))
}

export const currentPatience = (): Patience | undefined => calls.getStore()
