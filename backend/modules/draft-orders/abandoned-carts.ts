import { and, eq, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { draftOrders } from '../../db/schema/draft-orders.ts'

/** A master decides on it, who must know where the books go. */
const isRequested = sql`exists (select from approval_requests r where r.draft_order_id = ${draftOrders.id} and r.status = 'pending')`

const isOpen = eq(draftOrders.status, 'opened')

/** A guest's cart that nobody has touched since, or that nobody can reach any more because its session has ended. @returns how many were deleted */
export const deleteAbandonedCarts = ({ db }: Pick<Services, 'db'>, before: Date): Promise<number> =>
  deleteRows(
    db,
    draftOrders,
    sql`${and(isOpen, isNull(draftOrders.userId), or(isNull(draftOrders.sessionId), lt(draftOrders.updatedAt, before)))}`,
  )

/** A checkout of an offer that nobody has gone on with. The offer opens another one. @returns how many were deleted */
export const deleteAbandonedOffers = ({ db }: Pick<Services, 'db'>, before: Date): Promise<number> =>
  deleteRows(
    db,
    draftOrders,
    sql`${and(isOpen, isNotNull(draftOrders.offerVersionId), lt(draftOrders.updatedAt, before))}`,
  )

/**
 * Clears names and addresses: a customer's cart keeps its books for the next visit, and a cart that was ordered has handed them to its order.
 * The version rises, so that a form that was open all the time is not written over what it no longer shows.
 * @returns how many were cleared
 */
export const clearCartContacts = async ({ db }: Pick<Services, 'db'>, before: Date): Promise<number> => {
  const { forms, address, pickupPoint } = draftOrders
  const { rowCount } = await db
    .update(draftOrders)
    .set({ forms: {}, address: null, pickupPoint: null, version: sql`${draftOrders.version} + 1` })
    .where(
      and(
        lt(draftOrders.updatedAt, before),
        not(isRequested),
        or(sql`${forms} <> '{}'`, isNotNull(address), isNotNull(pickupPoint)),
      ),
    )
  return rowCount ?? 0
}
