import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Transaction } from './transaction.ts'
import { moveTo } from './transaction.ts'

const daysUntilReversed = 21

export interface Ledger {
  all(): readonly Transaction[]
  find(isWanted: (transaction: Transaction) => boolean): Transaction | undefined
  add(transaction: Transaction): void
  /** Writes the file, if there is one. Call it after every change. */
  save(): void
}

export interface LedgerOptions {
  /** A JSON file that outlives the process; without it the ledger is kept in memory only. */
  file?: string
  now: () => Date
  onExpired: (transaction: Transaction) => void
}

/** The bank's own book: what really happened, whatever the shop believes. */
export function openLedger({ file, now, onExpired }: LedgerOptions): Ledger {
  const transactions = file ? readTransactions(file) : []

  function save(): void {
    if (!file) return
    writeFileSync(`${file}.new`, JSON.stringify(transactions, null, 2))
    renameSync(`${file}.new`, file)
  }

  /** Time passes only when somebody looks, so that an injected clock is enough to make it pass. */
  function all(): readonly Transaction[] {
    for (const transaction of transactions) {
      if (expire(transaction, now())) {
        save()
        onExpired(transaction)
      }
    }
    return transactions
  }

  return {
    all,
    find: (isWanted) => all().find(isWanted),
    add(transaction) {
      transactions.push(transaction)
      save()
    },
    save,
  }
}

function expire(transaction: Transaction, now: Date): boolean {
  if (transaction.status === 'INIT' && now >= new Date(transaction.payUntil)) {
    moveTo(transaction, 'TIMEOUT', now)
    return true
  }
  // A blocked amount that nobody finishes is released after 21 days.
  if (transaction.status === 'AUTHORIZED' && transaction.paymentDate) {
    const blockedFor = now.getTime() - new Date(transaction.paymentDate).getTime()
    if (blockedFor < daysUntilReversed * 24 * 60 * 60 * 1000) return false
    moveTo(transaction, 'REVERSED', now)
    return true
  }
  return false
}

function readTransactions(file: string): Transaction[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Transaction[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
