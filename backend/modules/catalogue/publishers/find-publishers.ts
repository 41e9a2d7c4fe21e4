import { sql } from 'drizzle-orm'
import type { Publisher } from '#contracts/publishers.ts'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../http/context.ts'
import { letterOfKey, sortKeyOf } from '../rules/sort-key.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

type Row = Omit<Publisher, 'letter'> & Record<string, unknown>

/** Imprints in the shop's own order, then the others as the Hungarian alphabet has them. */
export const findPublishers = async (
  ctx: Context,
  { imprint }: { imprint?: 'true' | undefined } = {},
): Promise<Answer<'GET /v2.0/publishers'>> => {
  const asked = imprint ? sql`b.is_imprint` : sql`true`
  const { rows } = await ctx.db.execute<Row>(sql`
    select b.key, b.name, b.tagline->>${ctx.locale} as tagline, b.is_imprint as "isImprint",
      coalesce(counted.count, 0) as count
    from publishers b left join (
      select p.publisher_id, count(distinct p.id)::int as count
      from products p join (${pricedVariants(ctx)}) on v.product_id = p.id and v.active
      where p.publisher_id in (select b.id from publishers b where ${asked})
      group by p.publisher_id
    ) counted on counted.publisher_id = b.id
    where ${asked} order by b.is_imprint desc, b.position, b.id`)
  const keyed = rows.map((row) => ({ row, key: sortKeyOf(row.name) }))
  const others = keyed.filter(({ row }) => !row.isImprint).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return {
    items: [...keyed.filter(({ row }) => row.isImprint), ...others].map(({ row, key }) => ({ ...row, letter: letterOfKey(key) })),
  }
}
