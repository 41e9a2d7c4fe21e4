import { sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { FeedItem } from '#contracts/feeds.ts'
import type { Context } from '../../../kernel/context.ts'
import { supplier } from '../../stock/service.ts'
import { pathSql } from '../../url-resources/service.ts'
import { coverOf } from '../rules/cover-of.ts'
import { type PriceRow, priceOf } from '../variants/price-of.ts'
import { authors, availability, pricedVariants, priceColumns, variantsOnSale } from '../variants/variant-sql.ts'

/** What a feed tells of a book, but for its delivery. */
export type FeedBook = Omit<FeedItem, 'delivery'>

type FeedRow = PriceRow &
  Omit<FeedBook, 'authors' | 'cover' | 'price'> & {
    authors: { name: string }[]
    coverPath: string
    [column: string]: unknown
  }

const bookOf = ({ coverPath, ...row }: FeedRow): FeedBook => ({
  id: row.id,
  productId: row.productId,
  sku: row.sku,
  isbn: row.isbn,
  type: row.type,
  format: row.format,
  title: row.title,
  authors: row.authors.map(({ name }) => name),
  publisher: row.publisher,
  description: row.description,
  categories: row.categories,
  path: row.path,
  cover: coverOf(coverPath),
  price: priceOf(row),
  availability: row.availability,
  supplier: row.supplier,
  publishedOn: row.publishedOn,
})

/** Those of the ids that can be ordered now, in the order of the ids. */
export const selectFeedBooks = async (ctx: Context, ids: readonly number[]): Promise<FeedBook[]> => {
  if (ids.length === 0) return []
  const { rows } = await ctx.db.execute<FeedRow>(sql`
    select v.id, p.id as "productId", v.sku, v.isbn, v.type, v.format, p.title, ${pathSql('variant', ctx.locale, sql`v`)} as path, p.cover_path as "coverPath",
      concat_ws(E'\n', nullif(p.lead->>${ctx.locale}, ''), nullif(p.description->>${ctx.locale}, '')) as description,
      b.name as publisher, v.published_on::text as "publishedOn", ${authors(ctx)} as authors, ${priceColumns},
      ${availability(ctx)} as availability, ${supplier} as supplier, array(
        select c.name->>${ctx.locale} from product_categories pc join categories main on main.id = pc.category_id
        cross join unnest(main.path) with ordinality step(id, place) join categories c on c.id = step.id
        where pc.product_id = p.id and pc.position = 0 order by step.place) as categories
    from ${variantsOnSale(ctx)} join publishers b on b.id = p.publisher_id
    where v.active and v.id = ${anyOf(ids)} and ${availability(ctx)} <> 'unavailable' and v.published_on is not null
    order by array_position(${sql.param(ids)}::int[], v.id)`)
  return rows.map(bookOf)
}

/** The next ids on sale, so that only they are looked into. */
export const selectIdsOnSale = async (ctx: Context, after: number, limit: number): Promise<number[]> => {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select v.id from ${pricedVariants(ctx)} where v.active and v.id > ${after} order by v.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
