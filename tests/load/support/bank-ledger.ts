import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { LoadDatabase } from './load-database.ts'

interface Transaction {
  orderRef: string
  status: string
}

export interface Accounted {
  /** The number of payments that the bank has taken. */
  taken: number
  /** The references of payments that neither an order nor a refund accounts for. */
  lost: string[]
}

const accountFor = async ({ pool }: LoadDatabase, ledgerFile: string): Promise<Accounted> => {
  const taken = (JSON.parse(readFileSync(ledgerFile, 'utf8')) as Transaction[])
    .filter(({ status }) => status === 'FINISHED')
    .map(({ orderRef }) => orderRef)
  const { rows } = await pool.query<{ ref: string }>(
    `select p.order_ref as ref from payments p join orders o on o.id = p.order_id left join refunds r on r.payment_id = p.id
     where p.order_ref = any($1) and ((p.status = 'paid' and o.status = 'finalized') or r.id is not null)`,
    [taken],
  )
  const known = new Set(rows.map(({ ref }) => ref))
  return { taken: taken.length, lost: taken.filter((ref) => !known.has(ref)) }
}

/**
 * Compares the bank's ledger with the shop, once the sweeper has handled the payments whose buyers did not come back.
 * The sweeper waits for a minute, so this function moves these payments into the past.
 */
export const compareWithLedger = async (
  database: LoadDatabase,
  ledgerFile: string,
): Promise<Accounted & { seconds: number }> => {
  const begun = Date.now()
  for (let attempt = 0; attempt < 80; attempt++) {
    await database.pool.query(
      `update payments set created_at = created_at - interval '2 minutes', claimed_until = null where status = 'in_progress' and created_at > now() - interval '90 seconds'`,
    )
    const state = await accountFor(database, ledgerFile)
    if (state.lost.length === 0 || attempt === 79) return { ...state, seconds: Math.round((Date.now() - begun) / 1000) }
    await wait(500)
  }
  throw new Error('unreachable')
}
