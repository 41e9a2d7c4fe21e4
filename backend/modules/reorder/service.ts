import type { CartReport } from '#contracts/cart-report.ts'
import type { Context } from '../../kernel/context.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { addLines, findOrOpen } from '../draft-orders/service.ts'
import { findProvenOrder } from '../orders/service.ts'
import { selectBought } from './queries.ts'

type Refusal =
  | 'not_found'
  | 'verification_failed'
  | 'too_many_requests'
  | 'unauthenticated'
  | 'draft_order_closed'
  | 'offer_fixed'

/**
 * Adds what an order had to the visitor's cart, at today's prices: for the session or the customer that placed the
 * order, or for a visitor who knows its e-mail address.
 */
export const reorder = async (
  ctx: Context,
  uuid: string,
  email: string | undefined,
): Promise<Result<CartReport, Refusal>> => {
  const order = await findProvenOrder(ctx, uuid, 'orders.reorder', email)
  if (!order.ok) return order
  const cart = await findOrOpen(ctx, ctx.currency)
  if (!cart.ok) return cart
  const bought = await selectBought(ctx.db, order.value.id)
  const added = await addLines(
    ctx,
    cart.value.uuid,
    bought.map((line) => ({ ...line, row: null })),
  )
  return added.ok ? ok({ lines: added.value }) : added
}
