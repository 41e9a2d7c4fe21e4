import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a visitor's call may wait for the database in all; then it is told to come back. */
const callMs = 1_600

/** The time that one call has left to wait for the database. What it does in between, asking a bank for example, does not count. */
export class Patience {
  readonly #renews: boolean
  #leftMs = callMs
  #waits = 0
  #since = 0

  /** @param renews every answer gives the whole time anew: for calls that had better be slow than be made again */
  constructor(renews: boolean) {
    this.#renews = renews
  }

  get leftMs(): number {
    const spent = this.#waits > 0 ? performance.now() - this.#since : 0
    return Math.max(1, Math.round(this.#leftMs - spent))
  }

  begin(): void {
    if (this.#waits++ === 0) this.#since = performance.now()
  }

  end(isAnswered: boolean): void {
    const left = this.leftMs
    this.#leftMs = isAnswered && this.#renews ? callMs : left
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
