import type { InvoiceStatus } from '#contracts/invoice-parts.ts'
import type { Services } from '../../kernel/context.ts'
import { insertHistory, type InvoiceRow, updateStatus } from './queries.ts'
import { canMoveInvoice } from './rules/invoice-moves.ts'

/** @throws Error on a move that the table does not allow, and if another process has moved the invoice */
export const moveInvoice = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, status: from }: Pick<InvoiceRow, 'id' | 'status'>,
  to: InvoiceStatus,
  reason: string,
): Promise<void> => {
  if (!canMoveInvoice(from, to) || !(await updateStatus(db, id, from, to)))
    throw new Error(`Invoice ${id} cannot move from ${from} to ${to}`)
  await insertHistory(db, { invoiceId: id, from, to, reason, at: now() })
}
