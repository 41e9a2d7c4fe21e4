import { sql } from 'drizzle-orm'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../http/context.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

type Publishers = Answer<'GET /v2.0/publishers'>

/** Imprints first, each group in the shop's own order. */
export const findPublishers = async (ctx: Context): Promise<Publishers> => {
  const { rows } = await ctx.db.execute<Publishers['items'][number] & Record<string, unknown>>(sql`
    select b.key, b.name, b.tagline->>${ctx.locale} as tagline, b.is_imprint as "isImprint",
      coalesce(counted.count, 0) as count
    from publishers b left join (
      select p.publisher_id, count(distinct p.id)::int as count
      from products p join (${pricedVariants(ctx)}) on v.product_id = p.id and v.active
      group by p.publisher_id
    ) counted on counted.publisher_id = b.id
    order by b.is_imprint desc, b.position, b.id`)
  return { items: rows }
}
