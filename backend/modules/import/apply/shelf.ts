import type { contributors } from '../../../db/schema/contributors.ts'
import type { productContributors, products, works } from '../../../db/schema/products.ts'
import type { publishers, series } from '../../../db/schema/publishers.ts'
import type { variants } from '../../../db/schema/variants.ts'
import type { TradePrice, TradeResource } from '../trade-record.ts'

/** The index columns are written by the catalog's own code. */
export type ProductRow = Omit<
  typeof products.$inferSelect,
  'search' | 'searchNames' | 'ratingCount' | 'ratingSum' | 'updatedAt'
>
export type VariantRow = typeof variants.$inferSelect
export type ContributorRow = Pick<typeof contributors.$inferSelect, 'id' | 'key' | 'name' | 'sortKey' | 'born' | 'died'>
export type ContributorLink = Omit<typeof productContributors.$inferSelect, 'productId'>

export interface ShelvedProduct {
  row: ProductRow
  links: ContributorLink[]
  categories: number[]
  /** Its first variant: the records of this one speak for the whole product, the others only fill gaps. */
  leadVariantId: number
}

export interface KnownRecord {
  variantId: number
  putHash: string | null
  patchHash: string | null
}

/** The part of the catalog that a batch is about, as it stands while the batch is gone through. */
export interface Shelf {
  records: Map<string, KnownRecord>
  variants: Map<number, VariantRow>
  /** What the records of variants name. */
  resources: Map<number, TradeResource[]>
  variantBySku: Map<string, VariantRow>
  variantByIsbn: Map<string, VariantRow>
  products: Map<number, ShelvedProduct>
  productByKey: Map<string, ShelvedProduct>
  contributors: Map<string, ContributorRow>
  works: Map<string, typeof works.$inferSelect>
  series: Map<string, Pick<typeof series.$inferSelect, 'id' | 'key' | 'title' | 'publisherId'>>
  publishers: Map<string, Pick<typeof publishers.$inferSelect, 'id' | 'key' | 'name'>>
  /** Ids of our categories by their keys. */
  categories: ReadonlyMap<string, number>
}

/** What a batch is to write, collected record by record. */
export interface Changes {
  contributors: { added: ContributorRow[]; changed: Set<ContributorRow> }
  publishers: { id: number; key: string; name: string }[]
  series: { id: number; key: string; title: { hu: string; en: string }; publisherId: number }[]
  works: (typeof works.$inferSelect)[]
  products: { added: Set<number>; changed: Set<number>; relinked: Set<number>; reshelved: Set<number> }
  variants: { added: Set<number>; changed: Set<number> }
  prices: Map<number, TradePrice[]>
  counts: Map<number, number>
  replacements: Map<number, string[]>
  /** All that a variant's record names now. */
  resources: Map<number, TradeResource[]>
  heard: Map<string, KnownRecord>
}
