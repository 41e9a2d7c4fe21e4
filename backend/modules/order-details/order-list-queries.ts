import { and, asc, desc, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { OrderGroup } from '#contracts/customer-orders.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { stores } from '../../db/schema/contents.ts'
import { orderItems, orders, orderShipments } from '../../db/schema/orders.ts'
import { products } from '../../db/schema/products.ts'
import { variants } from '../../db/schema/variants.ts'
import type { Services } from '../../kernel/context.ts'
import type { OrderRow } from '../orders/service.ts'
import { folded } from '../text/service.ts'
import { isReceived } from './received.ts'

/** The same rule as `customerStatus` has for `pickup_available`. */
const isCollectable = sql`(${orders.status} in ('processing', 'fulfilled') and exists (
  select 1 from ${orderShipments} where ${orderShipments.orderId} = ${orders.id}
  and ${orderShipments.arrivedAt} is not null and ${orderShipments.handedOverAt} is null))`

const groups: Record<OrderGroup, SQL | undefined> = {
  open: and(notInArray(orders.status, ['fulfilled', 'cancelled']), sql`not ${isCollectable}`),
  collectable: isCollectable,
  closed: and(eq(orders.status, 'fulfilled'), sql`not ${isCollectable}`),
  cancelled: eq(orders.status, 'cancelled'),
}

const yearOf = sql<number>`extract(year from ${orders.placedAt} at time zone 'Europe/Budapest')::int`

interface Filter {
  /** The rows that the viewer may see. */
  whose: SQL
  group?: OrderGroup | undefined
  year?: number | undefined
  /** Folded words; each must be in a number of the order or in one of its items. */
  words: readonly string[]
}

const holds = (word: string): SQL => {
  const pattern = `%${word}%`
  const item = folded(sql`concat_ws(' ', ${orderItems.name}, ${orderItems.authors}, ${orderItems.sku})`)
  const numbers = folded(sql`concat_ws(' ', ${orders.number}, ${orders.offerNumber}, ${orders.poNumber})`)
  return sql`(${numbers} like ${pattern}
    or exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${item} like ${pattern}))`
}

const matches = ({ whose, group, year, words }: Filter): SQL | undefined =>
  and(whose, group && groups[group], year === undefined ? undefined : eq(yearOf, year), ...words.map(holds))

/** The latest first. @param before the id of the last order of the page before */
export const selectOrders = (
  db: Database,
  filter: Filter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(matches(filter), before === undefined ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit)

export const countOrders = (db: Database, filter: Filter): Promise<number> => db.$count(orders, matches(filter))

/** The years with orders, the latest first. */
export const selectYears = async (db: Database, whose: SQL): Promise<number[]> => {
  const rows = await db.selectDistinct({ year: yearOf }).from(orders).where(whose)
  return rows.map(({ year }) => year).toSorted((a, b) => b - a)
}

/** The books of several orders. */
export const selectBooks = ({ db, now }: Pick<Services, 'db' | 'now'>, orderIds: readonly number[]) =>
  db
    .select({
      orderId: orderItems.orderId,
      name: orderItems.name,
      format: orderItems.format,
      quantity: orderItems.quantity,
      publishedOn: variants.publishedOn,
      coverPath: products.coverPath,
      isReceived: isReceived(now()),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(orderShipments, eq(orderShipments.id, orderItems.shipmentId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id))

export const selectStoreNames = async (
  db: Database,
  locale: Locale,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name[locale]]))
}
