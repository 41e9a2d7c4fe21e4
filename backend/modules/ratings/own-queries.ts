import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { orderItems, orders, orderShipments } from '../../db/schema/orders.ts'
import { products } from '../../db/schema/products.ts'
import { orderRatings, ratings } from '../../db/schema/ratings.ts'
import { variants } from '../../db/schema/variants.ts'
import { isReceived } from '../order-details/service.ts'
import { type RatingRow, writtenBy } from './queries.ts'

/** The latest first, with the titles of the books. @param before the id of the last rating of the page before */
export const selectOwnRatings = (
  db: Database,
  userId: number,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .select({ rating: ratings, bookTitle: products.title })
    .from(ratings)
    .innerJoin(products, eq(products.id, ratings.productId))
    .where(and(writtenBy(userId), before === undefined ? undefined : lt(ratings.id, before)))
    .orderBy(desc(ratings.id))
    .limit(limit)

export const countOwnRatings = (db: Database, userId: number): Promise<number> => db.$count(ratings, writtenBy(userId))

export const selectRatedPurchases = (db: Database, userId: number, limit: number) =>
  db
    .select({ orderUuid: orders.uuid, orderNumber: orders.number, rating: orderRatings })
    .from(orderRatings)
    .innerJoin(orders, eq(orders.id, orderRatings.orderId))
    .where(ownedBy({ userId }, orders))
    .orderBy(desc(orderRatings.createdAt))
    .limit(limit)

/** Books that have arrived, alone or in a package, and that the customer has not rated. @returns a variant of each */
export const selectUnrated = async (
  db: Database,
  userId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select max(book.id)::int as id from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}
    join ${variants} on ${variants.id} = ${orderItems.variantId}
    left join ${orderShipments} on ${orderShipments.id} = ${orderItems.shipmentId}
    left join package_items part on part.package_id = ${orderItems.variantId}
    join variants book on book.id = coalesce(part.variant_id, ${orderItems.variantId})
    where ${ownedBy({ userId }, orders)} and ${isReceived(now)}
      and not exists (select from ${ratings} where ${ratings.productId} = book.product_id and ${writtenBy(userId)})
    group by book.product_id order by max(${orders.id}) desc, book.product_id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** @returns the product of the rating; undefined where this customer has no such rating */
export const deleteOwnRating = async (
  db: Database,
  userId: number,
  id: number,
): Promise<Pick<RatingRow, 'productId' | 'status'> | undefined> =>
  (
    await db
      .delete(ratings)
      .where(and(eq(ratings.id, id), writtenBy(userId)))
      .returning({ productId: ratings.productId, status: ratings.status })
  )[0]

export const selectOwnProduct = async (db: Database, userId: number, id: number): Promise<number | undefined> =>
  (
    await db
      .select({ productId: ratings.productId })
      .from(ratings)
      .where(and(eq(ratings.id, id), writtenBy(userId)))
  )[0]?.productId
