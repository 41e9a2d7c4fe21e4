import { type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '#contracts/catalogue.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../http/context.ts'
import type { Place } from '../rules/cursor.ts'
import { availability, variantsOnSale } from '../variants/variant-sql.ts'
import { facetRows } from './facet-sql.ts'
import type { FacetRow } from './filters-of.ts'
import type { ListOrder } from './list-orders.ts'
import { failsOneAtMost, passColumns, passes, passesAll } from './listing-filters.ts'
import type { ListingScope } from './listing-scope.ts'

export interface ListedRow {
  id: number
  productId: number
  value: number | null
}

interface Selected {
  count: number
  page: ListedRow[] | null
  facets: FacetRow[]
  [column: string]: unknown
}

/** A buyer wants what can be had, in the form that most people read. */
const representative: SQL = sql`availability = 'unavailable', array_position(${sql.param(formats)}::text[], format), id`

const after = (order: ListOrder, place: Place | undefined): SQL => {
  if (!place) return sql`true`
  const last = order.findValue ? order.findValue(place.id) : sql`${place.value}::int`
  const beyond = order.descending ? sql`<` : sql`>`
  return sql`(${order.value} ${beyond} ${last} or (${order.value} = ${last} and product_id > ${place.id}))`
}

/**
 * One page of a list and its filters, in one statement: what is in scope, with a mark for each filter that it passes;
 * of what passes all, one variant a product; of these, the page that follows `place`.
 */
export const selectPage = async (
  ctx: Context,
  scope: ListingScope,
  query: ListingQuery,
  order: ListOrder,
  place: Place | undefined,
): Promise<Selected> => {
  const isAvailable = availability(ctx)
  const direction = order.descending ? sql`desc` : sql`asc`
  const { rows } = await ctx.db.execute<Selected & Record<string, unknown>>(sql`
    with matched as materialized (
      select * from (
        select v.id, v.product_id, v.format, v.published_on, pr.gross,
          p.language, p.popularity, p.sort_key, p.publisher_id, p.series_id, p.age_from, p.age_to, p.rating_sum, p.rating_count,
          ${isAvailable} as availability, ${scope.rank} as rank, ${scope.position} as position,
          ${passColumns(passes(query, isAvailable))}
        from ${variantsOnSale(ctx)} ${scope.joins}
        where ${sql.join([sql`v.active`, ...scope.conditions], sql` and `)}
      ) in_scope where ${failsOneAtMost}
    ), chosen as materialized (
      select distinct on (product_id) * from matched where ${passesAll} order by product_id, ${representative}
    ), page as (
      select id, product_id as "productId", ${order.findValue ? sql`null::int` : order.value} as value
      from chosen where ${after(order, place)} order by ${order.value} ${direction}, product_id limit ${query.limit + 1}
    )
    select (select count(*)::int from chosen) as count, (select json_agg(page) from page) as page,
      (select json_agg(f) from (${facetRows(ctx.locale, query)}) f) as facets`)
  const [row] = rows
  if (!row) throw new Error('A listing without a row')
  return row
}
