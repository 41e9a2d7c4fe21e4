import { and, eq, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { ofOrganization, ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { approvalRequests } from '../../db/schema/approvals.ts'
import { draftOrderItems, draftOrders } from '../../db/schema/draft-orders.ts'
import { offers, offerVersions } from '../../db/schema/offers.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { type Cart, loadCart } from './cart.ts'
import { deleteItem, type DraftOrderItemRow, type DraftOrderRow, selectItems, updateQuantity } from './queries.ts'

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

interface Changed {
  variantId: number
  from: number
  to: number
}

/**
 * No copies of an item take it out.
 * @returns the items as they were, and what has changed; undefined if one is not in the cart, which the caller rolls back
 */
export const setQuantities = async (
  db: Database,
  draftOrderId: number,
  items: readonly { id: number; quantity: number }[],
): Promise<{ before: DraftOrderItemRow[]; changed: Changed[] } | undefined> => {
  const before = await selectItems(db, draftOrderId)
  for (const { id, quantity } of items) {
    const isThere =
      quantity === 0
        ? await deleteItem(db, draftOrderId, id)
        : (await updateQuantity(db, draftOrderId, id, quantity)) !== undefined
    if (!isThere) return undefined
  }
  const after = new Map((await selectItems(db, draftOrderId)).map(({ id, quantity }) => [id, quantity]))
  const changed = before.map(({ id, variantId, quantity }) => ({ variantId, from: quantity, to: after.get(id) ?? 0 }))
  return { before, changed: changed.filter(({ from, to }) => from !== to) }
}

/** The items as they were before `setQuantities`, under their own ids. */
export const restoreItems = async (
  db: Database,
  draftOrderId: number,
  items: readonly DraftOrderItemRow[],
): Promise<void> => {
  await db.delete(draftOrderItems).where(eq(draftOrderItems.draftOrderId, draftOrderId))
  await db
    .insert(draftOrderItems)
    .overridingSystemValue()
    .values([...items])
}

interface Requester {
  organizationId: number
  userId: number
}

const pendingOf = ({ organizationId, userId }: Requester) =>
  and(
    ofOrganization(organizationId, approvalRequests),
    ownedBy({ userId }, { userId: approvalRequests.requesterId }),
    eq(approvalRequests.status, 'pending'),
  )

const cartsOf = (db: Database, requests: SQL | undefined) =>
  inArray(draftOrders.id, db.select({ id: approvalRequests.draftOrderId }).from(approvalRequests).where(requests))

/** Carts are locked before users and organisations, as everywhere. */
export const lockPendingCarts = async (db: Database, requester: Requester): Promise<void> => {
  const isPending = cartsOf(db, pendingOf(requester))
  await db.select({ id: draftOrders.id }).from(draftOrders).where(isPending).orderBy(draftOrders.id).for('update')
}

/** What waits when its requester leaves. The request goes with its cart, since nobody could decide on it. */
export const deletePendingCarts = async (db: Database, requester: Requester): Promise<void> => {
  await db.delete(draftOrders).where(cartsOf(db, pendingOf(requester)))
}

const isOrdered = sql`exists (select from ${orders} where ${orders.draftOrderId} = ${draftOrders.id})`

const ofOffers = (db: Database, organizationId: number) =>
  inArray(
    draftOrders.offerVersionId,
    db
      .select({ id: offerVersions.id })
      .from(offerVersions)
      .innerJoin(offers, eq(offers.id, offerVersions.offerId))
      .where(ofOrganization(organizationId, offers)),
  )

/** The carts that waited for a master of the organisation or were for its offers, of former members too, before it is deleted. */
export const deleteOrganizationCarts = async (db: Database, organizationId: number): Promise<void> => {
  const isRequested = cartsOf(db, ofOrganization(organizationId, approvalRequests))
  await db.delete(draftOrders).where(and(or(isRequested, ofOffers(db, organizationId)), not(isOrdered)))
}

const isDecided = (before: Date) => and(ne(approvalRequests.status, 'pending'), lt(approvalRequests.decidedAt, before))

/**
 * A refused cart goes with its request. An approved one has handed over to its order what is needed, which its history
 * and the audit log say who approved; so the request goes alone.
 * @returns how many requests were deleted
 */
export const deleteDecidedRequests = async ({ db }: Pick<Services, 'db'>, before: Date): Promise<number> => {
  const refused = sql`${cartsOf(db, isDecided(before))} and not ${isOrdered}`
  return (
    (await deleteRows(db, draftOrders, refused)) + (await deleteRows(db, approvalRequests, sql`${isDecided(before)}`))
  )
}
