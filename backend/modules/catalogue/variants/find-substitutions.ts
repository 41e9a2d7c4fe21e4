import { sql } from 'drizzle-orm'
import type { VariantCard } from '#contracts/catalogue.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../http/context.ts'
import { fail, ok, type Result } from '../../../http/result.ts'
import { isOnSale } from './is-on-sale.ts'
import { mostOfShelf, thisBook } from './near-sql.ts'
import { selectCards } from './select-cards.ts'
import { availability, variantsOnSale } from './variant-sql.ts'

/**
 * What can be had instead: another form of the same book, the work in another language, more by the author, then what
 * is popular on the same shelf. Of other books one variant each.
 */
export const findSubstitutions = async (
  ctx: Context,
  id: number,
  limit: number,
): Promise<Result<{ items: VariantCard[] }, 'not_found'>> => {
  if (!(await isOnSale(ctx, id))) return fail('not_found')
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    with this as (${thisBook(id)}
    ), near as (
      select id as product_id, 0 as distance from this
      union all
      select q.id, 1 from products q join this on q.work_id = this.work_id
      union all
      select pc.product_id, 2 from product_contributors pc join this on pc.contributor_id = any(this.authors)
      where pc.role = 'author'
      union all
      (select pc.product_id, 3 from product_categories pc join this on pc.category_id = this.category_id
      join products q on q.id = pc.product_id
      where pc.position = 0 order by q.popularity desc limit ${mostOfShelf})
    ), nearest as (
      select near.product_id, min(distance) as distance
      from near join products q on q.id = near.product_id cross join this
      where near.distance < 2 or q.language = this.language
      group by near.product_id
    ), ranked as (
      select v.id, nearest.distance, p.popularity, p.id as product_id, row_number() over (
        partition by p.id order by array_position(${sql.param(formats)}::text[], v.format), v.published_on desc) as place
      from ${variantsOnSale(ctx)} join nearest on nearest.product_id = p.id
      where v.active and v.id <> ${id} and v.format <> 'package' and ${availability(ctx)} <> 'unavailable'
    )
    select id from ranked where distance = 0 or place = 1
    order by distance, popularity desc, product_id, place limit ${limit}`)
  const cards = await selectCards(
    ctx,
    rows.map((row) => row.id),
  )
  return ok({ items: rows.flatMap((row) => cards.get(row.id) ?? []) })
}
