import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import { reopenOffer } from '../offers/service.ts'
import { cancelOrder, findOverdue, lockOverdue } from '../orders/service.ts'

/** A customer who is on the payment page when the time is over may finish; after that the copies are for others. */
const graceMs = 10 * 60_000
const max = 50

/** Cancels orders that were not paid in time, which releases their copies. Any number of processes may do it at the same time. */
export const cancelOverdue = async (ctx: Services): Promise<void> => {
  const now = ctx.now()
  const givenUp = new Date(now.getTime() - graceMs)
  for (const id of await findOverdue(ctx.db, { now, givenUp, max }))
    await inTransaction(ctx, async (tx) => {
      const order = await lockOverdue(tx.db, id)
      if (!order) return ok(null)
      await reopenOffer(tx, order, 'job:sweeper')
      await cancelOrder(tx, order, 'not paid in time')
      return ok(null)
    })
}
