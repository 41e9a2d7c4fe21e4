import { eq } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { draftOrders } from '../../db/schema/draft-orders.ts'
import type { Context } from '../../kernel/context.ts'
import { type Cart, loadCart } from './cart.ts'
import { deleteItem, type DraftOrderRow, updateQuantity } from './queries.ts'

/** Carts that wait for a master. Whoever asks has checked that the request may be seen, since they are another one's. */
const selectById = (db: Database, id: number) => db.select().from(draftOrders).where(eq(draftOrders.id, id))

export const lockDraftOrderById = async ({ db }: Pick<Context, 'db'>, id: number): Promise<DraftOrderRow | undefined> =>
  (await selectById(db, id).for('update'))[0]

/** @throws Error if it was deleted */
export const loadCartOf = async (ctx: Context, id: number): Promise<Cart> => {
  const [row] = await selectById(ctx.db, id)
  if (!row) throw new Error(`There is no draft order ${id}`)
  return loadCart(ctx, row)
}

/** No copies of an item take it out. @returns false if one is not in the cart, which the caller rolls back */
export const setQuantities = async (
  db: Database,
  draftOrderId: number,
  items: readonly { id: number; quantity: number }[],
): Promise<boolean> => {
  for (const { id, quantity } of items) {
    const isThere =
      quantity === 0
        ? await deleteItem(db, draftOrderId, id)
        : (await updateQuantity(db, draftOrderId, id, quantity)) !== undefined
    if (!isThere) return false
  }
  return true
}
