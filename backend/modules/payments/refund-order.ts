import type { Services } from '../../kernel/context.ts'
import { isByHand } from './rules/by-hand.ts'
import { insertRefund, lockPayment, selectPaid, sumRefunds } from './queries.ts'

/**
 * All that was paid online goes back, less what went back before. Call it in the transaction that cancels the order: the
 * job that speaks to the provider follows the commit.
 * @returns undefined if nothing was paid online, or all of it went back before
 */
export const refundOrder = async (
  ctx: Pick<Services, 'db' | 'jobs' | 'now'>,
  orderId: number,
  reason: string,
): Promise<{ refundId: number; amount: number } | undefined> => {
  const paid = await selectPaid(ctx.db, orderId)
  if (!paid || isByHand(paid.method)) return undefined
  await lockPayment(ctx.db, paid.id)
  const amount = paid.amount - (await sumRefunds(ctx.db, paid.id))
  if (amount <= 0) return undefined
  const refundId = await insertRefund(ctx.db, { paymentId: paid.id, amount, reason, at: ctx.now() })
  // Otherwise the order would be cancelled, and its money kept.
  if (refundId === undefined) throw new Error(`Order ${orderId} has had a refund for this reason before: ${reason}`)
  await ctx.jobs.enqueue(ctx.db, 'refund', { refundId })
  return { refundId, amount }
}
