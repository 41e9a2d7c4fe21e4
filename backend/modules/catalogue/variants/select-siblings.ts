import { sql } from 'drizzle-orm'
import type { VariantDetail } from '#contracts/catalogue.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../http/context.ts'
import { type PriceRow, priceOf } from './price-of.ts'
import { availability, priceColumns, variantsOnSale } from './variant-sql.ts'

type SiblingRow = PriceRow & Omit<VariantDetail['siblings'][number], 'price'> & { [column: string]: unknown }

/** All formats of a product, in the order of `formats`. */
export const selectSiblings = async (ctx: Context, productId: number): Promise<VariantDetail['siblings']> => {
  const { rows } = await ctx.db.execute<SiblingRow>(sql`
    select v.id, p.slug, v.format, v.published_on::text as "publishedOn", ${priceColumns},
      ${availability(ctx)} as availability
    from ${variantsOnSale(ctx)}
    where v.active and v.product_id = ${productId}`)
  return rows
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      format: row.format,
      price: priceOf(row),
      availability: row.availability,
      publishedOn: row.publishedOn,
    }))
    .toSorted((a, b) => formats.indexOf(a.format) - formats.indexOf(b.format))
}
