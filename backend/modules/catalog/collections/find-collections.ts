import { sql } from 'drizzle-orm'
import type { ListedCollection } from '#contracts/directories.ts'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { pathSql } from '../../url-resources/service.ts'
import { selectCards } from '../variants/select-cards.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

/** As many covers as a fan holds. */
const shown = 5

type Row = Omit<ListedCollection, 'variants'> & { ids: number[] } & Record<string, unknown>

/** The lists that hold a book, in the order in which the shop made them. */
export const findCollections = async (ctx: Context): Promise<Answer<'GET /v2.0/collections'>> => {
  const { rows } = await ctx.recentDb.execute<Row>(sql`
    select k.id, k.key, ${pathSql('collection', ctx.locale, sql`k`)} as path, k.name->>${ctx.locale} as name, k.text->>${ctx.locale} as text,
      count(distinct v.product_id)::int as count,
      (array_agg(v.id order by cv.position))[1:${sql.raw(String(shown))}] as ids
    from collections k join collection_variants cv on cv.collection_id = k.id
    join (${pricedVariants(ctx)}) on v.id = cv.variant_id and v.active
    group by k.id order by k.id`)
  const cards = await selectCards(ctx, [...new Set(rows.flatMap(({ ids }) => ids))])
  const items = rows.map(({ ids, ...row }) => ({ ...row, variants: ids.flatMap((id) => cards.get(id) ?? []) }))
  return { items, cursor: null, count: items.length }
}
