import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { categories, productCategories } from '../../db/schema/categories.ts'
import { users } from '../../db/schema/customers.ts'
import { orderItems, orders } from '../../db/schema/orders.ts'
import { products } from '../../db/schema/products.ts'
import { publishers } from '../../db/schema/publishers.ts'
import { variants } from '../../db/schema/variants.ts'

const zone = sql.raw(`'Europe/Budapest'`)

export interface Period {
  from: string
  /** The last day, inclusive. */
  to: string
}

/** Orders that wait for their payment or were cancelled do not count. */
export const bought = (whose: SQL, { from, to }: Period): SQL =>
  sql`(${and(
    whose,
    inArray(orders.status, ['finalized', 'processing', 'fulfilled']),
    gte(orders.placedAt, sql`${from}::timestamp at time zone ${zone}`),
    lt(orders.placedAt, sql`(${to}::date + 1)::timestamp at time zone ${zone}`),
  )})`

const inCurrency = (which: SQL, currency: Currency) => sql`${which} and ${orders.currency} = ${currency}`

export const selectCurrencies = async (db: Database, which: SQL): Promise<Currency[]> =>
  (await db.selectDistinct({ currency: orders.currency }).from(orders).where(which)).map(({ currency }) => currency)

export interface OrderSum {
  orders: number
  net: number
  gross: number
}

/** Once over the orders: the sum of each month, of each buyer and of each cost centre. */
export const selectOrderSums = async (db: Database, which: SQL, currency: Currency) => {
  const month = sql`to_char(${orders.placedAt} at time zone ${zone}, 'YYYY-MM')`
  const { rows } = await db.execute<
    OrderSum & {
      month: string | null
      userId: number | null
      costCenterId: number | null
      by: 'month' | 'user' | 'cost_center'
      [column: string]: unknown
    }
  >(sql`
    select month, user_id as "userId", cost_center_id as "costCenterId",
      case when grouping(month) = 0 then 'month' when grouping(user_id) = 0 then 'user' else 'cost_center' end as by,
      count(*)::int as orders, sum(total_net)::float8 as net, sum(total_gross)::float8 as gross
    from (
      select ${month} as month, ${orders.userId} as user_id, ${orders.costCenterId} as cost_center_id,
        ${orders.totalNet} as total_net,
        ${orders.totalGross} as total_gross
      from ${orders} where ${inCurrency(which, currency)}
    ) o
    group by grouping sets ((month), (user_id), (cost_center_id))`)
  const of = (wanted: (typeof rows)[number]['by']) => rows.filter(({ by }) => by === wanted)
  return { months: of('month'), users: of('user'), centers: of('cost_center') }
}

/**
 * Once over the ordered items: the sum of each subject and of each publisher. The items are added up by book before the
 * catalog is asked, and by publisher and category before their names are, so that no name is read for each book.
 */
export const selectGoodsSums = async (db: Database, which: SQL, currency: Currency, locale: Locale) => {
  const { rows } = await db.execute<{
    subject: string | null
    publisher: string | null
    ofPublisher: boolean
    copies: number
    net: number
    gross: number
    [column: string]: unknown
  }>(sql`/* planned for this period: a plan for any period would look up thousands of books one by one */
    with sold as (
      select ${orderItems.variantId} as variant_id, sum(${orderItems.quantity})::float8 as copies,
        sum(${orderItems.totalNet})::float8 as net, sum(${orderItems.totalGross})::float8 as gross
      from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}
      where ${inCurrency(which, currency)}
      group by 1
    ), kinds as (
      select b.publisher_id, c.category_id, sum(copies) as copies, sum(net) as net, sum(gross) as gross
      from sold join ${variants} v on v.id = sold.variant_id join ${products} b on b.id = v.product_id
        left join ${productCategories} c on c.product_id = b.id and c.position = 0
      group by 1, 2
    )
    select max(root.name ->> ${locale}::text) as subject, max(p.name) as publisher, grouping(p.id) = 0 as "ofPublisher",
      sum(copies)::int as copies, sum(net) as net, sum(gross) as gross
    from kinds join ${publishers} p on p.id = kinds.publisher_id
      left join ${categories} leaf on leaf.id = kinds.category_id
      left join ${categories} root on root.id = leaf.path[1]
    group by grouping sets ((root.id), (p.id))
    order by net desc`)
  return { subjects: rows.filter(({ ofPublisher }) => !ofPublisher), publishers: rows.filter((row) => row.ofPublisher) }
}

/** The ordered items, the earliest first. */
export const selectLines = (db: Database, which: SQL, locale: Locale, limit: number) =>
  db
    .select({
      day: sql<string>`to_char(${orders.placedAt} at time zone ${zone}, 'YYYY-MM-DD')`,
      number: orders.number,
      buyer: { firstName: users.firstName, lastName: users.lastName },
      costCenter: orders.costCenter,
      isbn: variants.isbn,
      sku: orderItems.sku,
      title: orderItems.name,
      authors: orderItems.authors,
      publisher: publishers.name,
      subject: sql<string | null>`(select root.name ->> ${locale}::text from ${productCategories}
        join ${categories} leaf on leaf.id = ${productCategories.categoryId}
        join ${categories} root on root.id = leaf.path[1]
        where ${productCategories.productId} = ${products.id} and ${productCategories.position} = 0)`,
      quantity: orderItems.quantity,
      net: orderItems.totalNet,
      gross: orderItems.totalGross,
      currency: orders.currency,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(publishers, eq(publishers.id, products.publisherId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(which)
    .orderBy(orders.placedAt, orderItems.id)
    .limit(limit)
