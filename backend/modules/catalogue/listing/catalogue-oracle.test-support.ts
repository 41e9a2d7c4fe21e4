import type { ListingQuery } from '#contracts/catalogue.ts'
import type { Availability, Format } from '#contracts/shop.ts'
import type { Connection } from '../../../db/connect.ts'

/** One variant on sale, for counting again by hand what the listing's SQL says. */
export interface PlainVariant {
  id: number
  productId: number
  format: Format
  language: string
  publisher: string
  gross: number
  availability: Availability
  authors: number[]
}

export const readPlainVariants = async (
  { pool }: Connection,
  currency: 'HUF' | 'EUR',
  today: string,
): Promise<PlainVariant[]> => {
  const { rows } = await pool.query(
    `select v.id, v.product_id, v.format, v.type, v.published_on::text, p.language, b.key as publisher, pr.gross,
      coalesce((select on_hand - reserved from stock_items s
        join warehouses w on w.id = s.warehouse_id and w.kind = 'web' where s.variant_id = v.id), 0) as stock,
      array(select contributor_id from product_contributors where product_id = p.id and role = 'author') as authors,
      array(select variant_id from package_items where package_id = v.id) as parts
    from variants v join products p on p.id = v.product_id join publishers b on b.id = p.publisher_id
    join prices pr on pr.variant_id = v.id and pr.currency = $1 where v.active`,
    [currency],
  )
  const stock = new Map(rows.map((row) => [row.id, row.stock]))
  const isInStock = (row: (typeof rows)[number]): boolean =>
    row.format === 'package'
      ? row.parts.every((part: number) => stock.get(part) > 0)
      : row.type === 'virtual' || row.stock > 0
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    format: row.format,
    language: row.language,
    publisher: row.publisher,
    gross: row.gross,
    availability: row.published_on > today ? 'preorder' : isInStock(row) ? 'available' : 'unavailable',
    authors: row.authors,
  }))
}

const tests: Record<string, (variant: PlainVariant, query: ListingQuery) => boolean> = {
  format: (variant, { format }) => !format || format.includes(variant.format),
  language: (variant, { language }) => !language || language.includes(variant.language),
  availability: (variant, { availability }) => !availability || availability.includes(variant.availability),
  publisher: (variant, { publisher }) => !publisher || publisher.includes(variant.publisher),
  author: (variant, { author }) => !author || variant.authors.some((id) => author.includes(id)),
  price: (variant, { price_min, price_max }) =>
    variant.gross >= (price_min ?? 0) && variant.gross <= (price_max ?? Infinity),
}

/** What passes every filter but one. */
export const passing = (variants: readonly PlainVariant[], query: ListingQuery, leaveOut?: string): PlainVariant[] =>
  variants.filter((variant) =>
    Object.entries(tests).every(([facet, test]) => facet === leaveOut || test(variant, query)),
  )

export const countProducts = (variants: readonly PlainVariant[]): number =>
  new Set(variants.map(({ productId }) => productId)).size
