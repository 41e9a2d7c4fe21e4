import type { Configuration } from '#contracts/configuration.ts'
import type { contributors } from '../../../db/schema/contributors.ts'
import type { productContributors, products, works } from '../../../db/schema/products.ts'
import type { publishers, series } from '../../../db/schema/publishers.ts'
import type { variants } from '../../../db/schema/variants.ts'
import type { Format } from '#contracts/shop.ts'
import type { Supply, TradeResource, TradeSupplier } from '../trade-record.ts'

/** Without the columns for search and ratings, which other code writes. */
export type ProductRow = Omit<
  typeof products.$inferSelect,
  'search' | 'searchNames' | 'ratingCount' | 'ratingSum' | 'updatedAt'
>
export type VariantRow = typeof variants.$inferSelect
export type ContributorRow = Omit<typeof contributors.$inferSelect, 'country'>
export type ContributorLink = Omit<typeof productContributors.$inferSelect, 'productId'>

export interface LoadedProduct {
  row: ProductRow
  links: ContributorLink[]
  categories: number[]
  /** The first variant. Its records change the whole product, those of the other variants only fill gaps. */
  leadVariantId: number
  /** How many variants it has, and in which formats. */
  size: number
  formats: Set<Format>
  /** An operator has taken one of its variants out of another product. */
  isSplit: boolean
}

export interface LoadedWork {
  row: typeof works.$inferSelect
  /** Identifiers of it in messages. */
  keys: Set<string>
}

export interface KnownRecord {
  variantId: number
  putHash: string | null
  patchHash: string | null
  sentAt: Date | null
  messageNumber: number | null
  isFeed: boolean
  since: Date
}

/** A record of any sender that names a variant. */
export interface SourceOfVariant {
  sender: string
  reference: string
  isFeed: boolean
  since: Date
}

/** What an import reads once. */
export interface ShopFacts {
  /** Ids of the shop's categories by their keys. */
  categories: ReadonlyMap<string, number>
  /** By format; the law sets the tax, and not the supplier. */
  vatRates: Configuration['vat_rates']
  heldPriceFactor: Configuration['held_price_factor']
}

/** The part of the catalog that a batch is about. Each record of the batch changes it in memory. */
export interface WorkingSet extends ShopFacts {
  /** Of this sender, by reference. */
  records: Map<string, KnownRecord>
  /** Of all senders, by variant. */
  sources: Map<number, SourceOfVariant[]>
  variants: Map<number, VariantRow>
  /** The files that the records of variants name. */
  resources: Map<number, TradeResource[]>
  variantBySku: Map<string, VariantRow>
  variantByIsbn: Map<string, VariantRow>
  /** The other formats that the records of variants name, by variant, and the variants that name an ISBN. */
  alternatives: Map<number, string[]>
  namedBy: Map<string, Set<number>>
  products: Map<number, LoadedProduct>
  /** Where a product may be found by its title or by its work; what has moved since is there, too. */
  productsByTitle: Map<string, Set<LoadedProduct>>
  productsByWork: Map<number, Set<LoadedProduct>>
  productKeys: Set<string>
  contributors: Map<string, ContributorRow>
  contributorById: Map<number, ContributorRow>
  works: Map<number, LoadedWork>
  /** By our own key, and by identifiers in messages. */
  workIds: Map<string, number>
  series: Map<string, Pick<typeof series.$inferSelect, 'id' | 'key' | 'title' | 'publisherId'>>
  publishers: Map<string, Pick<typeof publishers.$inferSelect, 'id' | 'key' | 'name'>>
}

/** The changes that a batch writes at its end, collected record by record. */
export interface Changes {
  contributors: { added: ContributorRow[]; changed: Set<ContributorRow> }
  publishers: { id: number; key: string; name: string }[]
  series: { id: number; key: string; title: { hu: string; en: string }; publisherId: number }[]
  works: { added: Set<number>; changed: Set<number>; keys: Map<string, number>; merged: Map<number, number> }
  products: {
    added: Set<number>
    changed: Set<number>
    relinked: Set<number>
    recategorized: Set<number>
    /** Into which one each goes that is none of its own any more. */
    merged: Map<number, number>
    /** Those whose first variant has left. */
    leaderless: Set<number>
  }
  variants: { added: Set<number>; changed: Set<number> }
  prices: Map<number, Pick<Supply, 'prices' | 'ended'>>
  counts: Map<number, number>
  /** What suppliers have, by variant. */
  supplied: Map<number, TradeSupplier[]>
  /** Variants that have become downloads. */
  withoutStock: Set<number>
  /** Variants that have another day of publication than before. */
  dated: Set<number>
  replacements: Map<number, string[]>
  alternatives: Map<number, string[]>
  /** All files that a variant's record names now. */
  resources: Map<number, TradeResource[]>
  received: Map<string, KnownRecord>
  /** References that a sender has replaced by others. */
  renamed: Set<string>
}
