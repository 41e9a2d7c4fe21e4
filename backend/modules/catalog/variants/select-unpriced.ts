import { sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../../kernel/context.ts'
import { pathSql } from '../../url-resources/service.ts'
import { coverOf } from '../rules/cover-of.ts'
import { authors, pricedVariants } from './variant-sql.ts'

/** What can be said of a variant without saying what it costs. */
export type UnpricedCard = Pick<
  VariantCard,
  'id' | 'path' | 'sku' | 'title' | 'authors' | 'language' | 'format' | 'cover'
>

type Row = Omit<UnpricedCard, 'cover'> & { coverPath: string; [column: string]: unknown }

/** The variants among these that the shop has, but does not sell in the requested currency. */
export const selectUnpriced = async (ctx: Context, ids: readonly number[]): Promise<Map<number, UnpricedCard>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<Row>(sql`
    select v.id, ${pathSql('variant', ctx.locale, sql`v`)} as path, v.sku, p.title, ${authors(ctx)} as authors, p.language, v.format, p.cover_path as "coverPath"
    from variants v join products p on p.id = v.product_id
    where v.active and v.id = ${anyOf(ids)} and v.id not in (select v.id from ${pricedVariants(ctx)} where v.id = ${anyOf(ids)})`)
  return new Map(rows.map(({ coverPath, ...row }) => [row.id, { ...row, cover: coverOf(coverPath) }]))
}
