import { userIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findByNumber, findVerifiedOrder } from '../orders/service.ts'
import { moveRatings } from '../ratings/service.ts'
import { giveOrder } from './queries.ts'

type Named = { number: string; email: string } | { uuid: string; email: string }

type Refusal = 'unauthenticated' | 'verification_failed' | 'too_many_requests' | 'order_of_another_account'

/** The search answers a wrong number as a wrong address, and both are proven again by the order itself. */
const findUuid = async (ctx: Context, named: Named) =>
  'uuid' in named ? ok({ uuid: named.uuid }) : findByNumber(ctx, named)

/**
 * Adds a guest's order to the account of the customer, for whom it is from then on as if it had been placed with it: its ratings are the
 * customer's, too.
 */
export const connectOrder = async (ctx: Context, named: Named): Promise<Result<{ uuid: string }, Refusal>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const found = await findUuid(ctx, named)
  if (!found.ok) return found
  const order = await findVerifiedOrder(ctx, found.value.uuid, named.email)
  if (!order.ok) return order
  const { id, uuid } = order.value
  return inTransaction<Context, { uuid: string }, 'order_of_another_account'>(ctx, async ({ db }) => {
    if (!(await giveOrder(db, id, userId))) return fail('order_of_another_account')
    await moveRatings(db, id, userId)
    return ok({ uuid })
  })
}
