import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import { cancelOrder } from '../orders/service.ts'
import { lockOverdue, selectOverdue } from '../payments/queries.ts'

/** Who is at the bank when the time is over may finish; after that the copies are for others. */
const graceMs = 10 * 60_000
const most = 50

/** Lets go of the copies of orders that were not paid in time. Any number of processes may do it at once. */
export const cancelOverdue = async (ctx: Services): Promise<void> => {
  const now = ctx.now()
  const givenUp = new Date(now.getTime() - graceMs)
  for (const id of await selectOverdue(ctx.db, { now, givenUp, most }))
    await inTransaction(ctx, async (tx) => {
      const order = await lockOverdue(tx.db, id)
      if (order) await cancelOrder(tx, order, 'not paid in time')
      return ok(null)
    })
}
