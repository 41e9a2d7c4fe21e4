import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { findShipments, lockOrder, type OrderRow } from '../orders/service.ts'
import { correctByRefund, correctInvoice } from './correct.ts'
import { makeDocument } from './documents.ts'
import { findStanding, issueInvoice } from './issue.ts'
import { moveInvoice } from './move-invoice.ts'
import { type InvoiceRow, selectByOrder, selectUncorrected, selectUnfinished } from './queries.ts'
import { readMoney } from './read-order.ts'
import { isSettled, nextStatus, planInvoice } from './rules/plan-invoice.ts'

type Work = (tx: Services, order: OrderRow) => Promise<unknown>

const withOrder = (ctx: Services, orderId: number, work: Work) =>
  inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order ${orderId} to be invoiced`)
    await work(tx, order)
    return ok(null)
  })

const isForWithdrawal = ({ kind, reason }: InvoiceRow): boolean => kind === 'storno' && reason === 'withdrawal'

/** Issues the invoice or the storno that the order needs by now. */
const issueNeeded: Work = async (tx, order) => {
  const shipments = await findShipments(tx.db, order.id)
  const { isPaid, hasPaid } = await readMoney(tx.db, order.id)
  const plan = planInvoice({
    status: order.status,
    isPaid,
    hasPaid,
    isSent: shipments.some(({ sentAt }) => sentAt !== null),
    hasInvoice: (await findStanding(tx, order.id)) !== undefined,
    isWithdrawn: (await selectByOrder(tx.db, order.id)).some(isForWithdrawal),
  })
  if (plan === 'issue') await issueInvoice(tx, order)
  if (plan === 'take_back') await correctInvoice(tx, { orderId: order.id }, 'cancelled')
  for (const refund of await selectUncorrected(tx.db, order.id)) await correctByRefund(tx, order.id, refund)
}

const moveAll: Work = async (tx, order) => {
  const all = await selectByOrder(tx.db, order.id)
  const money = await readMoney(tx.db, order.id)
  for (const invoice of all) {
    const isTakenBack = all.some(({ kind, correctsId }) => kind === 'storno' && correctsId === invoice.id)
    const next = nextStatus({
      ...invoice,
      today: shopDay(tx.now()),
      isSettled: isSettled({
        kind: invoice.kind,
        isTakenBack,
        isReceived: order.status === 'fulfilled' && order.paymentTermDays === null,
        ...money,
      }),
    })
    if (next) await moveInvoice(tx, invoice, next, next === 'paid' ? 'settled' : 'not paid in time')
  }
}

/**
 * Brings the invoices of an order up to date: issues what is missing, makes the documents, moves the statuses. Any
 * number of processes may call it at the same time, any number of times.
 */
export const followOrder = async (ctx: Services, orderId: number): Promise<void> => {
  await withOrder(ctx, orderId, issueNeeded)
  // Outside of a transaction, because the files are another system.
  for (const invoice of await selectByOrder(ctx.db, orderId))
    if (invoice.status === 'created') await makeDocument(ctx, invoice)
  await withOrder(ctx, orderId, moveAll)
}

/** A document whose job has used up its tries is made here. */
const patienceMs = 10 * 60_000
const batch = 50

/** Follows the orders of invoices that lack their document or are overdue. */
export const sweepInvoices = async (ctx: Services): Promise<void> => {
  const now = ctx.now()
  const before = new Date(now.getTime() - patienceMs)
  const orders = await selectUnfinished(ctx.db, { before, today: shopDay(now), max: batch })
  for (const orderId of orders)
    await followOrder(ctx, orderId).catch((error: unknown) =>
      ctx.log.error({ err: error, orderId }, 'invoices of an order'),
    )
}
