import { readFileSync, renameSync, writeFileSync } from 'node:fs'

export interface Ledger<Payment> {
  all(): readonly Payment[]
  find(isWanted: (payment: Payment) => boolean): Payment | undefined
  add(payment: Payment): void
  /** Writes the file, if there is one. Call it after every change. */
  save(): void
}

export interface LedgerOptions<Payment> {
  /** A JSON file that outlives the process; without it the ledger is kept in memory only. */
  file?: string
  now: () => Date
  /** Moves a payment whose time is over. @returns whether it was */
  expire: (payment: Payment, now: Date) => boolean
  onExpired: (payment: Payment) => void
}

/** The bank's own book: what really happened, whatever the shop believes. */
export function openLedger<Payment>({ file, now, expire, onExpired }: LedgerOptions<Payment>): Ledger<Payment> {
  const payments = file ? readPayments<Payment>(file) : []

  function save(): void {
    if (!file) return
    writeFileSync(`${file}.new`, JSON.stringify(payments, null, 2))
    renameSync(`${file}.new`, file)
  }

  /** Time passes only when somebody looks, so that an injected clock is enough to make it pass. */
  function all(): readonly Payment[] {
    for (const payment of payments) {
      if (expire(payment, now())) {
        save()
        onExpired(payment)
      }
    }
    return payments
  }

  return {
    all,
    find: (isWanted) => all().find(isWanted),
    add(payment) {
      payments.push(payment)
      save()
    },
    save,
  }
}

function readPayments<Payment>(file: string): Payment[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Payment[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
