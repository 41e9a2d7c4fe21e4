import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/connect.ts'
import { categories } from '../../db/schema/categories.ts'
import { orderItems } from '../../db/schema/orders.ts'
import { organizations } from '../../db/schema/organizations.ts'
import { parameters, parameterValues } from '../../db/schema/parameters.ts'
import { packageItems } from '../../db/schema/variants.ts'

/** The ordered copies. A package is its books, whose prices are not known one by one. */
export const selectCopies = async (db: Database, orderId: number) => {
  const rows = await db
    .select({
      variantId: orderItems.variantId,
      quantity: orderItems.quantity,
      gross: orderItems.unitGross,
      containedId: packageItems.variantId,
      contained: packageItems.quantity,
    })
    .from(orderItems)
    .leftJoin(packageItems, eq(packageItems.packageId, orderItems.variantId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id), asc(packageItems.variantId))
  return rows.map(({ variantId, quantity, gross, containedId, contained }) =>
    containedId === null
      ? { variantId, quantity, gross }
      : { variantId: containedId, quantity: quantity * (contained ?? 1), gross: null },
  )
}

export const selectOrganizationName = async (db: Database, id: number): Promise<string | undefined> =>
  (await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, id)))[0]?.name

/** The statements of edition, which are a parameter of the catalog. */
export const selectEditions = (db: Database, variantIds: readonly number[]) =>
  db
    .select({ variantId: parameterValues.variantId, text: parameterValues.stringValue })
    .from(parameterValues)
    .innerJoin(parameters, eq(parameters.id, parameterValues.parameterId))
    .where(and(eq(parameters.key, 'edition'), inArray(parameterValues.variantId, [...variantIds])))

const above = alias(categories, 'above')

/** The categories with the keys of those above them, the nearest first. */
export const selectCategories = (db: Database, keys: readonly string[]) =>
  db
    .select({ key: categories.key, name: categories.name, above: above.key })
    .from(categories)
    .innerJoin(above, sql`${above.id} = any(${categories.path})`)
    .where(inArray(categories.key, [...keys]))
    .orderBy(categories.id, sql`array_position(${categories.path}, ${above.id}) desc`)
