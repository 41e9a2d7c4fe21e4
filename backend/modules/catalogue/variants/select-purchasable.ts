import { sql } from 'drizzle-orm'
import type { Price, PriceRange } from '#contracts/money.ts'
import type { Availability, Format } from '#contracts/shop.ts'
import type { Context } from '../../../http/context.ts'
import { type PriceRow, priceOf } from './price-of.ts'
import { authors, availability, priceColumns, priceRange, stock, variantsOnSale } from './variant-sql.ts'

/** What a cart must know of a variant to sell it. */
export interface Purchasable {
  variantId: number
  sku: string
  type: 'physical' | 'virtual'
  format: Format
  vatRate: number
  price: Price
  /** Of the product's variants. */
  priceRange: PriceRange | null
  availability: Availability
  /** Null where nothing limits it. */
  stock: number | null
  name: string
  authorsText: string
  /** What leaves the warehouse for one copy of a package; empty for everything else. */
  components: { variantId: number; quantity: number }[]
}

type PurchasableRow = PriceRow &
  Omit<Purchasable, 'price' | 'authorsText'> & { authors: { name: string }[]; [column: string]: unknown }

const purchasableOf = (row: PurchasableRow): Purchasable => ({
  variantId: row.variantId,
  sku: row.sku,
  type: row.type,
  format: row.format,
  vatRate: row.vatRate,
  price: priceOf(row),
  priceRange: row.priceRange,
  availability: row.availability,
  stock: row.stock,
  name: row.name,
  authorsText: row.authors.map(({ name }) => name).join(', '),
  components: row.components,
})

export const selectPurchasable = async (ctx: Context, ids: readonly number[]): Promise<Map<number, Purchasable>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<PurchasableRow>(sql`
    select v.id as "variantId", v.sku, v.type, v.format, p.title as name, ${priceColumns}, ${priceRange} as "priceRange",
      ${availability(ctx)} as availability, ${stock} as stock, ${authors(ctx)} as authors,
      (select coalesce(json_agg(json_build_object('variantId', part.variant_id, 'quantity', part.quantity)
          order by part.variant_id), '[]')
        from package_items part where part.package_id = v.id) as components
    from ${variantsOnSale(ctx, ids)}
    where v.active and v.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map((row) => [row.variantId, purchasableOf(row)]))
}
