import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { orders } from '../../db/schema/orders.ts'
import { products } from '../../db/schema/products.ts'
import { orderRatings, ratings } from '../../db/schema/ratings.ts'
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

/** Handed over, or a paid download that has been published; the same rule as `findItems` of the order's page. */
const isReceived = (today: string) => sql`(${orders.status} = 'fulfilled' or s.handed_over_at is not null
  or (i.shipment_id is null and v.published_on <= ${today}
    and exists (select from payments p where p.order_id = ${orders.id} and p.status = 'paid')))`

/** Books that have arrived, alone or in a package, and that the customer has not rated. @returns a variant of each */
export const selectUnrated = async (
  db: Database,
  userId: number,
  { today, limit }: { today: string; limit: number },
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select max(v.id)::int as id from ${orders} join order_items i on i.order_id = ${orders.id}
    left join order_shipments s on s.id = i.shipment_id
    left join package_items part on part.package_id = i.variant_id
    join variants v on v.id = coalesce(part.variant_id, i.variant_id)
    where ${ownedBy({ userId }, orders)} and ${orders.status} in ('finalized', 'processing', 'fulfilled')
      and ${isReceived(today)}
      and not exists (select from ${ratings} where ${ratings.productId} = v.product_id and ${writtenBy(userId)})
    group by v.product_id order by max(${orders.id}) desc, v.product_id limit ${limit}`)
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
