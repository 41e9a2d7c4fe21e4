import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ReportResult } from '../../port.ts'

interface Transaction {
  /** How often the shop has asked: the first answers are RECEIVED, PROCESSING and SAVED. */
  polls: number
  result: Exclude<ReportResult, { status: 'processing' }>
}

export interface Ledger {
  transactions: Record<string, Transaction>
  /** The number of lines of each accepted invoice. */
  invoices: Record<string, { lines: number; corrections: number }>
  requestIds: string[]
}

const rememberedIds = 5_000

/** A file, because it has to outlive a backend that is killed; without a path it lives in memory. */
export const openLedger = (path?: string): { ledger: Ledger; save: () => void } => {
  const ledger: Ledger =
    path && existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as Ledger)
      : { transactions: {}, invoices: {}, requestIds: [] }
  return {
    ledger,
    save: () => {
      ledger.requestIds.splice(0, ledger.requestIds.length - rememberedIds)
      if (path) writeFileSync(path, JSON.stringify(ledger))
    },
  }
}
