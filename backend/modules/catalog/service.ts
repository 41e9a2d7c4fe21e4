import type { Category } from '#contracts/categories.ts'
import { listingQuery } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Database } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { findCategoryTree } from './categories/find-categories.ts'
import { listCollection } from './collections/find-collection.ts'
import { liveCatalog } from '../catalog-index/catalog-index.ts'
import { variantsOf } from '../catalog-index/rules/variants-of.ts'
import { findPublishers } from './publishers/find-publishers.ts'
import { type Named, type NamedKind, selectListingKeys, selectNamed } from './select-named.ts'
import { selectByName } from './variants/select-by-name.ts'
import { selectCards } from './variants/select-cards.ts'
import { type Purchasable, selectPurchasable } from './variants/select-purchasable.ts'
import { selectUnpriced, type UnpricedCard } from './variants/select-unpriced.ts'

export {
  type FeedBook,
  selectFeedBooks as findFeedBooks,
  selectIdsOnSale as findIdsOnSale,
} from './feed/select-feed-books.ts'
export { isCalledSo as isCalled } from '../search/rules/category-by-name.ts'
export { findKeywords } from './keywords/find-keywords.ts'
export { suggestBooks } from '../listing/suggest-books.ts'
export { liveCatalog } from '../catalog-index/catalog-index.ts'
export { forgetChanges } from '../catalog-index/select-changes.ts'
export type { Named, NamedKind } from './select-named.ts'
export { insertProducts, writeSearchIndex } from '../search/write-search-index.ts'

/** For other modules. Ids that are unknown, withdrawn or without a price in the asked currency are missing. */
export const findVariantCards = (ctx: Context, ids: readonly number[]): Promise<Map<number, VariantCard>> =>
  selectCards(ctx, ids)

export const findPurchasable = (ctx: Context, ids: readonly number[]): Promise<Map<number, Purchasable>> =>
  selectPurchasable(ctx, ids)

export const findUnpriced = (ctx: Context, ids: readonly number[]): Promise<Map<number, UnpricedCard>> =>
  selectUnpriced(ctx, ids)

/** Copies that can be ordered now; null where nothing limits them. */
export const findStock = async (ctx: Context, ids: readonly number[]): Promise<Map<number, number | null>> => {
  const found = await selectPurchasable(ctx, ids)
  return new Map([...found].map(([id, { stock }]) => [id, stock]))
}

/** Each book with its other variants after it, in the order of formats. */
export const findVariantsOf = async (ctx: Context, books: readonly VariantCard[]): Promise<VariantCard[]> => {
  const { shelf } = await liveCatalog(ctx)
  const ids = books.flatMap(({ id, productId }) => [id, ...variantsOf(shelf, productId).filter((one) => one !== id)])
  const cards = await selectCards(ctx, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export const findCategories = async (ctx: Context): Promise<Category[]> => (await findCategoryTree(ctx)).items

/** By SKU, ISBN or the key of a product. */
export const findVariantsByName = (db: Database, names: readonly string[]): Promise<Map<string, number>> =>
  selectByName(db, names)

/** Categories, collections, publishers or authors by their keys. */
export const findNamed = (db: Database, kind: NamedKind, keys: readonly string[]): Promise<Map<string, Named>> =>
  selectNamed(db, kind, keys)

export const findListingKeys = (db: Database, kind: NamedKind, address: string): Promise<string[]> =>
  selectListingKeys(db, kind, address)

/** The first books of a collection in its own order; none where there is no such collection. */
export const findCollectionBooks = async (ctx: Context, key: string, limit: number): Promise<VariantCard[]> => {
  const list = await listCollection(ctx, key, listingQuery.parse({ limit: String(limit) }))
  return list.ok ? list.value.products : []
}

export const findImprints = async (ctx: Context) => (await findPublishers(ctx, { imprint: 'true' })).items
