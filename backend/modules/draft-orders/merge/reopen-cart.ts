import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { CartReport } from '#contracts/cart-report.ts'
import { ownedBy } from '../../../access/owner.ts'
import { draftOrders } from '../../../db/schema/draft-orders.ts'
import type { Context } from '../../../kernel/context.ts'
import { type DraftOrderRow, insertOpen } from '../queries.ts'
import { isEmpty, readBrought } from './brought-cart.ts'
import { mergeInto } from './merge-carts.ts'

interface Reopening {
  /** The cart that is closed. */
  closed: DraftOrderRow
  /** The cart that its owner has filled meanwhile, or an empty one: a customer has at most one, so nobody opens another. */
  open: DraftOrderRow
}

/**
 * Both carts, locked in the order of their ids: nobody fills or orders either meanwhile.
 * @returns undefined if one of them was ordered or deleted at this moment
 */
export const lockToReopen = async (ctx: Context, closedId: number, userId: number): Promise<Reopening | undefined> => {
  const [at, { db, locale, currency }] = [ctx.now(), ctx]
  await insertOpen(db, { userId, uuid: ctx.newId(), currency, locale, createdAt: at, updatedAt: at })
  const isOpen = and(eq(draftOrders.status, 'opened'), isNull(draftOrders.offerVersionId))
  const carts = await db
    .select()
    .from(draftOrders)
    .where(or(eq(draftOrders.id, closedId), and(isOpen, ownedBy({ userId }, draftOrders))))
    .orderBy(asc(draftOrders.id))
    .for('update')
  const closed = carts.find(({ id }) => id === closedId)
  const open = carts.find(({ id }) => id !== closedId)
  return closed && open && { closed, open }
}

/**
 * The closed cart is open again as it was, and what its owner has filled meanwhile comes into it.
 * @returns what became of that; null if there was nothing
 */
export const reopenCart = async (ctx: Context, { closed, open }: Reopening): Promise<CartReport | null> => {
  const { db, now } = ctx
  const brought = await readBrought(db, open.id)
  await db.delete(draftOrders).where(eq(draftOrders.id, open.id))
  const [reopened = closed] = await db
    .update(draftOrders)
    .set({ status: 'opened', version: sql`${draftOrders.version} + 1`, updatedAt: now() })
    .where(eq(draftOrders.id, closed.id))
    .returning()
  return isEmpty(brought) ? null : mergeInto(ctx, reopened, brought, 'userFirst')
}
