import { sql } from 'drizzle-orm'
import type { Publisher } from '#contracts/publishers.ts'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { pathSql } from '../../url-resources/service.ts'
import { countOnSale } from '../../catalog-index/service.ts'
import { letterOfKey, sortKeyOf } from '../../text/rules/sort-key.ts'

type Row = Omit<Publisher, 'letter' | 'count'> & { id: number; [column: string]: unknown }

/** Imprints in the shop's own order, then the others as the Hungarian alphabet has them. */
export const findPublishers = async (
  ctx: Context,
  { imprint }: { imprint?: 'true' | undefined } = {},
): Promise<Answer<'GET /v2.0/publishers'>> => {
  const { counts } = await countOnSale(ctx)
  const { rows } = await ctx.recentDb.execute<Row>(sql`
    select b.id, b.key, ${pathSql('publisher', ctx.locale, sql`b`)} as path, b.name, b.tagline->>${ctx.locale} as tagline, b.is_imprint as "isImprint"
    from publishers b where ${imprint ? sql`b.is_imprint` : sql`true`} order by b.is_imprint desc, b.position, b.id`)
  const keyed = rows.map(({ id, ...row }) => ({
    row: { ...row, count: counts.publishers[id] ?? 0 },
    key: sortKeyOf(row.name),
  }))
  const others = keyed.filter(({ row }) => !row.isImprint).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return {
    items: [...keyed.filter(({ row }) => row.isImprint), ...others].map(({ row, key }) => ({
      ...row,
      letter: letterOfKey(key),
    })),
  }
}
