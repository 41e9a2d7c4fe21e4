import { type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { stock, supplier } from '../../stock/service.ts'
import { pathSql } from '../../url-resources/service.ts'
import { coverOf } from '../rules/cover-of.ts'
import { type PriceRow, priceOf } from './price-of.ts'
import { authors, availability, cardRating, otherFormats, priceColumns, variantsOnSale } from './variant-sql.ts'

export type CardRow = PriceRow & Omit<VariantCard, 'cover' | 'price'> & { coverPath: string; [column: string]: unknown }

export const cardOf = (row: CardRow): VariantCard => ({
  id: row.id,
  productId: row.productId,
  path: row.path,
  sku: row.sku,
  title: row.title,
  authors: row.authors,
  publisher: row.publisher,
  format: row.format,
  language: row.language,
  cover: coverOf(row.coverPath),
  price: priceOf(row),
  otherFormats: row.otherFormats && {
    ...row.otherFormats,
    formats: formats.filter((format) => row.otherFormats?.formats.includes(format)),
  },
  availability: row.availability,
  stock: row.stock,
  supplier: row.supplier,
  publishedOn: row.publishedOn,
  rating: row.rating,
})

/** Over variants on sale with their publisher `b`. */
export const cardColumns = (ctx: Context, rating: SQL = cardRating): SQL => sql`
  v.id, v.product_id as "productId", ${pathSql('variant', ctx.locale, sql`v`)} as path, v.sku, p.title, ${authors(ctx)} as authors, b.key as publisher,
  v.format, p.language, p.cover_path as "coverPath", v.published_on::text as "publishedOn",
  ${availability(ctx)} as availability, ${stock} as stock, ${supplier} as supplier,
  ${priceColumns}, ${otherFormats} as "otherFormats", ${rating} as rating`

/** The cards of these variants in one query; those that are not on sale are missing. */
export const selectCards = async (ctx: Context, ids: readonly number[]): Promise<Map<number, VariantCard>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.recentDb.execute<CardRow>(sql`
    select ${cardColumns(ctx)} from ${variantsOnSale(ctx)} join publishers b on b.id = p.publisher_id
    where v.active and v.id = ${anyOf(ids)}`)
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}
