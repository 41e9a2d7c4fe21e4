import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { packageItems, variants } from '../../db/schema/variants.ts'
import { users } from '../../db/schema/customers.ts'
import { orderRatings, ratings } from '../../db/schema/ratings.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Context } from '../../kernel/context.ts'
import type { OrderRow } from '../orders/service.ts'
import { pathSql } from '../url-resources/service.ts'
import type { RatingRow } from './queries.ts'
import type { Signer } from './rules/display-name.ts'

export const selectBooksInPackages = ({ db, locale }: Pick<Context, 'db' | 'locale'>, packageIds: number[]) =>
  db
    .select({
      packageId: packageItems.packageId,
      variantId: variants.id,
      productId: products.id,
      path: pathSql('variant', locale, sql`variants`, sql`products`),
      name: products.title,
      authors: sql<string>`(
        select coalesce(string_agg(c.name->>${locale}, ', ' order by pc.position), '')
        from product_contributors pc join contributors c on c.id = pc.contributor_id
        where pc.product_id = ${products.id} and pc.role = 'author')`,
      coverPath: products.coverPath,
    })
    .from(packageItems)
    .innerJoin(variants, eq(variants.id, packageItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(packageItems.packageId, packageIds))
    .orderBy(asc(packageItems.packageId), asc(variants.id))

/** The person whose name stands under a rating: the user, or the contact of an order without a user. */
export const selectSigner = async (db: Database, { userId, contact }: OrderRow): Promise<Signer> => {
  if (userId === null) return contact
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user ?? contact
}

/** The ratings of these books by the user of the order; for an order without a user, those made for this order. */
export const selectRatingsOf = async (
  db: Database,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  productIds: number[],
): Promise<Map<number, RatingRow>> => {
  const reader = userId === null ? eq(ratings.orderId, id) : ownedBy({ userId }, ratings)
  const rows = await db
    .select()
    .from(ratings)
    .where(and(reader, inArray(ratings.productId, productIds)))
  return new Map(rows.map((row) => [row.productId, row]))
}

export const selectOrderRating = async (db: Database, orderId: number) =>
  (await db.select().from(orderRatings).where(eq(orderRatings.orderId, orderId)))[0]

/** The newest ratings first, each with the number of its order. */
export const selectOrderRatings = (db: Database, limit: number) =>
  db
    .select({
      number: orders.number,
      stars: orderRatings.stars,
      text: orderRatings.text,
      createdAt: orderRatings.createdAt,
    })
    .from(orderRatings)
    .innerJoin(orders, eq(orders.id, orderRatings.orderId))
    .orderBy(desc(orderRatings.createdAt), desc(orderRatings.orderId))
    .limit(limit)

export const putOrderRating = async (db: Database, values: typeof orderRatings.$inferInsert): Promise<void> => {
  const { orderId, ...set } = values
  await db
    .insert(orderRatings)
    .values({ orderId, ...set })
    .onConflictDoUpdate({ target: orderRatings.orderId, set })
}

/** The ratings of an order without a user, in the order in which products are locked. */
export const selectGuestRatings = (db: Database, orderId: number): Promise<RatingRow[]> =>
  db.select().from(ratings).where(eq(ratings.orderId, orderId)).orderBy(asc(ratings.productId))

export const deleteRating = async (db: Database, id: number): Promise<void> => {
  await db.delete(ratings).where(eq(ratings.id, id))
}

export const updateOwner = async (db: Database, orderId: number, userId: number): Promise<void> => {
  await db.update(ratings).set({ userId, orderId: null }).where(eq(ratings.orderId, orderId))
}
