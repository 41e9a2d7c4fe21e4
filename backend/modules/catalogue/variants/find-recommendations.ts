import { sql } from 'drizzle-orm'
import type { VariantCard } from '#contracts/catalogue.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../http/context.ts'
import { fail, ok, type Result } from '../../../http/result.ts'
import { mostOfShelf, thisBook } from './near-sql.ts'
import { selectCards } from './select-cards.ts'
import { availability, variantsOnSale } from './variant-sql.ts'

/** More by the same authors, then what is popular on the same shelf; in its language, never the same work again. */
export const findRecommendations = async (
  ctx: Context,
  id: number,
  limit: number,
): Promise<Result<{ items: VariantCard[] }, 'not_found'>> => {
  const { rows: known } = await ctx.db.execute(sql`select 1 from variants where id = ${id} and active`)
  if (known.length === 0) return fail('not_found')
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    with this as (${thisBook(id)}
    ), near as (
      select product_id, 0 as distance from product_contributors pc, this
      where pc.contributor_id = any(this.authors) and pc.role = 'author'
      union all
      (select pc.product_id, 1
      from product_categories pc join this on pc.category_id = this.category_id join products q on q.id = pc.product_id
      where pc.position = 0 and q.language = this.language and q.work_id is distinct from this.work_id
      order by q.popularity desc, q.id limit ${mostOfShelf})
    ), nearest as (
      select near.product_id, min(distance) as distance
      from near join products q on q.id = near.product_id cross join this
      where q.id <> this.id and q.language = this.language and q.work_id is distinct from this.work_id
      group by near.product_id
    ), one_each as (
      select distinct on (p.id) v.id, nearest.distance, p.popularity, p.id as product_id
      from ${variantsOnSale(ctx)} join nearest on nearest.product_id = p.id
      where v.active and v.format <> 'package'
      order by p.id, ${availability(ctx)} = 'unavailable', array_position(${sql.param(formats)}::text[], v.format)
    )
    select id from one_each order by distance, popularity desc, product_id limit ${limit}`)
  const cards = await selectCards(
    ctx,
    rows.map((row) => row.id),
  )
  return ok({ items: rows.flatMap((row) => cards.get(row.id) ?? []) })
}
