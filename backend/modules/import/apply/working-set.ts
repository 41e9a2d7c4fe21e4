import type { Configuration } from '#contracts/configuration.ts'
import type { contributors } from '../../../db/schema/contributors.ts'
import type { productContributors, products, works } from '../../../db/schema/products.ts'
import type { publishers, series } from '../../../db/schema/publishers.ts'
import type { variants } from '../../../db/schema/variants.ts'
import type { Supply, TradeResource, TradeSupplier } from '../trade-record.ts'

/** Without the columns for search and ratings, which other code writes. */
export type ProductRow = Omit<
  typeof products.$inferSelect,
  'search' | 'searchNames' | 'ratingCount' | 'ratingSum' | 'updatedAt'
>
export type VariantRow = typeof variants.$inferSelect
export type ContributorRow = Pick<typeof contributors.$inferSelect, 'id' | 'key' | 'name' | 'sortKey' | 'born' | 'died'>
export type ContributorLink = Omit<typeof productContributors.$inferSelect, 'productId'>

export interface LoadedProduct {
  row: ProductRow
  links: ContributorLink[]
  categories: number[]
  /** The first variant. Its records change the whole product, those of the other variants only fill gaps. */
  leadVariantId: number
}

export interface KnownRecord {
  variantId: number
  putHash: string | null
  patchHash: string | null
}

/** The part of the catalog that a batch is about. Each record of the batch changes it in memory. */
export interface WorkingSet {
  records: Map<string, KnownRecord>
  variants: Map<number, VariantRow>
  /** The files that the records of variants name. */
  resources: Map<number, TradeResource[]>
  variantBySku: Map<string, VariantRow>
  variantByIsbn: Map<string, VariantRow>
  products: Map<number, LoadedProduct>
  productByKey: Map<string, LoadedProduct>
  contributors: Map<string, ContributorRow>
  works: Map<string, typeof works.$inferSelect>
  series: Map<string, Pick<typeof series.$inferSelect, 'id' | 'key' | 'title' | 'publisherId'>>
  publishers: Map<string, Pick<typeof publishers.$inferSelect, 'id' | 'key' | 'name'>>
  /** Ids of the shop's categories by their keys. */
  categories: ReadonlyMap<string, number>
  /** By format; the law sets the tax, and not the supplier. */
  vatRates: Configuration['vat_rates']
}

/** The changes that a batch writes at its end, collected record by record. */
export interface Changes {
  contributors: { added: ContributorRow[]; changed: Set<ContributorRow> }
  publishers: { id: number; key: string; name: string }[]
  series: { id: number; key: string; title: { hu: string; en: string }; publisherId: number }[]
  works: (typeof works.$inferSelect)[]
  products: { added: Set<number>; changed: Set<number>; relinked: Set<number>; recategorized: Set<number> }
  variants: { added: Set<number>; changed: Set<number> }
  prices: Map<number, Pick<Supply, 'prices' | 'ended'>>
  counts: Map<number, number>
  /** What suppliers have, by variant. */
  supplied: Map<number, TradeSupplier[]>
  replacements: Map<number, string[]>
  /** All files that a variant's record names now. */
  resources: Map<number, TradeResource[]>
  received: Map<string, KnownRecord>
}
