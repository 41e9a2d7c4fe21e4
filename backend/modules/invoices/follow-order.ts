import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import { findShipments, lockOrder } from '../orders/service.ts'
import { correctInvoice } from './correct.ts'
import { findStanding, issueInvoice } from './issue.ts'
import { readMoney } from './read-order.ts'
import { planInvoice } from './rules/plan-invoice.ts'

/** Issues what the order needs by now. Any number of processes may call it at the same time, any number of times. */
export const followOrder = async (ctx: Services, orderId: number): Promise<void> => {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`There is no order ${orderId} to be invoiced`)
    const shipments = await findShipments(tx.db, orderId)
    const plan = planInvoice({
      status: order.status,
      isPaid: (await readMoney(tx.db, orderId)).isPaid,
      isSent: shipments.some(({ sentAt }) => sentAt !== null),
      hasInvoice: (await findStanding(tx, orderId)) !== undefined,
    })
    if (plan === 'issue') await issueInvoice(tx, order)
    if (plan === 'take_back') await correctInvoice(tx, { orderId }, 'cancelled')
    return ok(null)
  })
}
