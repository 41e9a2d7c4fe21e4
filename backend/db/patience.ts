import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a visitor's call may wait for answers of the database in all; then it is told to come back. */
const callMs = 1_600
/** How long a call may wait for a connection in all while others get answers: a queue that moves is no outage. */
const queueMs = { reading: 5_000, writing: 15_000 }
/** How long a statement of a writing call may wait for the locks of others inside its transaction. */
export const lockMs = 8_000

/** The time that one call has left to wait for the database. What it does in between, asking a bank for example, does not count. */
export class Patience {
  readonly #renews: boolean
  #leftMs = callMs
  #queueLeftMs: number
  #waits = 0
  #transactions = 0
  #since = 0

  /** @param renews every answer gives the whole time anew: for calls that had better be slow than be made again */
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

  /** @returns whether locks may be waited for from now on: in the outermost transaction of a call that writes */
  enterTransaction(): boolean {
    if (!this.#renews || this.#transactions++ > 0) return false
    this.#leftMs = this.#wholeMs
    return true
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
   * A wait for a connection is over.
   * @param silentMs how long nobody had an answer at its end: only this part counts as waiting for the database
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

/** Runs a visitor's call; what it asks the visitors' connections counts against its patience. */
export const withPatience = <Value>(patience: Patience, work: () => Value): Value => calls.run(patience, work)

/** Waits for what another call asks of the database. */
export const spendPatience = async <Value>(waiting: Promise<Value>): Promise<Value> => {
  const patience = calls.getStore()
  patience?.begin()
  return waiting.finally(() => patience?.end(false))
}

export const currentPatience = (): Patience | undefined => calls.getStore()
