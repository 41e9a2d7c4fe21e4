import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { CartReport } from '#contracts/cart-report.ts'
import { ownedBy, owns } from '../../../access/owner.ts'
import { draftOrders } from '../../../db/schema/draft-orders.ts'
import type { Context } from '../../../kernel/context.ts'
import { readConfiguration } from '../../configuration/service.ts'
import type { DraftOrderRow } from '../queries.ts'
import { isEmpty, readBrought } from './brought-cart.ts'
import { mergeInto } from './merge-carts.ts'

/** Both open carts, locked in the order of their ids: nobody fills or orders either meanwhile. */
const lockCarts = (ctx: Context, sessionId: string, userId: number): Promise<DraftOrderRow[]> =>
  ctx.db
    .select()
    .from(draftOrders)
    .where(
      and(
        eq(draftOrders.status, 'opened'),
        isNull(draftOrders.offerVersionId),
        or(ownedBy({ userId }, draftOrders), ownedBy({ sessionId }, draftOrders)),
      ),
    )
    .orderBy(asc(draftOrders.id))
    .for('update')

/**
 * At sign-in: the open cart of the session becomes the customer's, or goes into the one that the customer has. The
 * currency of the customer's cart and the forms of its checkout do not change.
 * @returns what became of the session's cart; null if there was nothing to merge
 */
export const mergeGuestCart = async (ctx: Context, sessionId: string, userId: number): Promise<CartReport | null> => {
  const { db, now } = ctx
  const carts = await lockCarts(ctx, sessionId, userId)
  const guest = carts.find((cart) => cart.userId === null)
  const own = carts.find((cart) => owns({ userId }, cart))
  if (!guest) return null
  if (!own) {
    await db.update(draftOrders).set({ userId }).where(eq(draftOrders.id, guest.id))
    return null
  }
  const brought = await readBrought(db, guest.id)
  await db.delete(draftOrders).where(eq(draftOrders.id, guest.id))
  if (isEmpty(brought)) return null
  const isFirst = isEmpty(await readBrought(db, own.id))
  const { cart_merge_strategy: strategy } = await readConfiguration(db)
  const report = await mergeInto(ctx, own, brought, strategy)
  await db
    .update(draftOrders)
    .set({ version: sql`${draftOrders.version} + 1`, updatedAt: now() })
    .where(eq(draftOrders.id, own.id))
  const isAsItWas = report.lines.every(({ outcome }) => outcome === 'added')
  return isFirst && isAsItWas ? null : report
}
