import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { orders } from '../../db/schema/orders.ts'
import { products } from '../../db/schema/products.ts'
import { variants } from '../../db/schema/variants.ts'
import { ratings } from '../../db/schema/ratings.ts'

export type RatingRow = typeof ratings.$inferSelect

export const selectProductId = async (db: Database, variantId: number): Promise<number | undefined> =>
  (
    await db
      .select({ productId: variants.productId })
      .from(variants)
      .where(and(eq(variants.id, variantId), eq(variants.active, true)))
  )[0]?.productId

/** Approved ratings of a product, or of one of its variants. */
export const approvedOf = (productId: number, variantId: number | undefined): SQL | undefined =>
  and(
    eq(ratings.productId, productId),
    eq(ratings.status, 'approved'),
    variantId === undefined ? undefined : eq(ratings.variantId, variantId),
  )

export const selectDistribution = async (db: Database, condition: SQL | undefined) =>
  db
    .select({ stars: ratings.stars, count: sql<number>`count(*)::int` })
    .from(ratings)
    .where(condition)
    .groupBy(ratings.stars)

/** @param place the last row of the page before: its time and its id */
export const selectPage = (
  db: Database,
  condition: SQL | undefined,
  place: { at: Date; id: number } | undefined,
  limit: number,
): Promise<RatingRow[]> =>
  db
    .select()
    .from(ratings)
    .where(
      and(
        condition,
        place && or(lt(ratings.createdAt, place.at), and(eq(ratings.createdAt, place.at), lt(ratings.id, place.id))),
      ),
    )
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(limit)

export const selectOwn = async (db: Database, userId: number, productId: number): Promise<RatingRow | undefined> =>
  (
    await db
      .select()
      .from(ratings)
      .where(and(ownedBy({ userId }, ratings), eq(ratings.productId, productId)))
  )[0]

/** Whether a finalized order of the customer holds the product, alone or in a package. */
export const hasBought = async (db: Database, userId: number, productId: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from ${orders} join order_items i on i.order_id = ${orders.id}
    left join package_items part on part.package_id = i.variant_id
    join variants v on v.id in (i.variant_id, part.variant_id)
    where ${ownedBy({ userId }, orders)} and v.product_id = ${productId}
      and ${orders.status} in ('finalized', 'processing', 'fulfilled') limit 1`)
  return rows.length > 0
}

/** Locks the product until the transaction ends, so that the second of two simultaneous ratings counts the first. */
export const lockProduct = async (db: Database, productId: number): Promise<void> => {
  await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update')
}

/** A second rating by the same reader replaces the first one. The same holds for an order without a user. */
export const putRating = async (db: Database, values: typeof ratings.$inferInsert): Promise<RatingRow> => {
  const { orderId, stars, title, text, variantId, displayName, locale, verified, status, createdAt } = values
  const [row] = await db
    .insert(ratings)
    .values(values)
    .onConflictDoUpdate({
      target: [orderId ? ratings.orderId : ratings.userId, ratings.productId],
      set: { stars, title, text, variantId, displayName, locale, verified, status, createdAt },
    })
    .returning()
  if (!row) throw new Error('A stored rating came back empty')
  return row
}

/** @returns whether the sums have changed */
export const writeSums = async (db: Database, productId: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    update products p set rating_count = r.count, rating_sum = r.sum
    from (
      select count(*)::int as count, coalesce(sum(stars), 0)::int as sum
      from ratings where product_id = ${productId} and status = 'approved'
    ) r
    where p.id = ${productId} and (p.rating_count, p.rating_sum) <> (r.count, r.sum) returning p.id`)
  return rows.length > 0
}

export const selectVariantIds = async (db: Database, productId: number): Promise<number[]> =>
  (
    await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId)).orderBy(variants.id)
  ).map(({ id }) => id)

/** The ratings of a user, and those of orders that the user connected before ratings moved along with them. */
export const writtenBy = (userId: number): SQL =>
  sql`(${ownedBy({ userId }, ratings)} or ${ratings.orderId} in (select ${orders.id} from ${orders} where ${ownedBy({ userId }, orders)}))`

/** Ratings that nobody has seen are deleted, published ones lose their author. @returns the products of the latter */
export const detachRatings = async (
  db: Database,
  userId: number,
  names: Record<RatingRow['locale'], string>,
): Promise<number[]> => {
  await db.delete(ratings).where(sql`${writtenBy(userId)} and ${ratings.status} <> 'approved'`)
  const rows = await db
    .update(ratings)
    .set({
      userId: null,
      orderId: null,
      displayName: sql`case ${ratings.locale} when 'hu' then ${names.hu}::text else ${names.en}::text end`,
    })
    .where(writtenBy(userId))
    .returning({ productId: ratings.productId })
  return [...new Set(rows.map(({ productId }) => productId))]
}
