import { and, asc, eq, or, sql } from 'drizzle-orm'
import { ownedBy, owns } from '../../access/owner.ts'
import { draftOrders } from '../../db/schema/draft-orders.ts'
import type { Context } from '../../kernel/context.ts'
import type { DraftOrderRow } from './queries.ts'

/** Both open carts, locked in the order of their ids: nobody fills or orders either meanwhile. */
const lockCarts = (ctx: Context, sessionId: string, userId: number): Promise<DraftOrderRow[]> =>
  ctx.db
    .select()
    .from(draftOrders)
    .where(
      and(eq(draftOrders.status, 'opened'), or(ownedBy({ userId }, draftOrders), ownedBy({ sessionId }, draftOrders))),
    )
    .orderBy(asc(draftOrders.id))
    .for('update')

/**
 * An item that stands in both carts gets the larger of the two quantities: a visitor without a sign-in may have added
 * the same books on another day. The currency of the customer's cart and the forms of its checkout do not change.
 */
const mergeItems = async ({ db, now }: Context, own: DraftOrderRow, guest: DraftOrderRow): Promise<void> => {
  await db.execute(sql`
    insert into draft_order_items as item (draft_order_id, type, variant_id, quantity)
    select ${own.id}, type, variant_id, quantity from draft_order_items where draft_order_id = ${guest.id} and parent_id is null
    on conflict (draft_order_id, variant_id, type, parent_id) do update set quantity = greatest(item.quantity, excluded.quantity)`)
  await db.delete(draftOrders).where(eq(draftOrders.id, guest.id))
  await db
    .update(draftOrders)
    .set({ version: sql`${draftOrders.version} + 1`, updatedAt: now() })
    .where(eq(draftOrders.id, own.id))
}

/** At sign-in: the open cart of the session becomes the customer's, or goes into the one that the customer has. */
export const mergeGuestCart = async (ctx: Context, sessionId: string, userId: number): Promise<void> => {
  const carts = await lockCarts(ctx, sessionId, userId)
  const guest = carts.find((cart) => cart.userId === null)
  const own = carts.find((cart) => owns({ userId }, cart))
  if (!guest) return
  if (own) await mergeItems(ctx, own, guest)
  else await ctx.db.update(draftOrders).set({ userId }).where(eq(draftOrders.id, guest.id))
}
