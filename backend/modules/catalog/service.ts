import { sql } from 'drizzle-orm'
import type { Category } from '#contracts/categories.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Database } from '../../db/connect.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Context } from '../../kernel/context.ts'
import { variantIdsOf } from '../catalog-index/rules/variants-in.ts'
import { catalogIndex } from '../catalog-index/service.ts'
import { findCategoryTree } from './categories/find-categories.ts'
import { findPublishers } from './publishers/find-publishers.ts'
import { type Named, type NamedKind, selectListingKeys, selectNamed } from './select-named.ts'
import { selectByCode } from './variants/select-by-code.ts'
import { selectByName } from './variants/select-by-name.ts'
import { selectCards } from './variants/select-cards.ts'
import { type Purchasable, selectPurchasable } from './variants/select-purchasable.ts'
import { selectRepresentatives } from './variants/select-representatives.ts'
import { selectIsbns } from './variants/select-isbns.ts'
import { selectUnpriced, type UnpricedCard } from './variants/select-unpriced.ts'

export {
  type FeedBook,
  selectFeedBooks as findFeedBooks,
  selectIdsOnSale as findIdsOnSale,
} from './feed/select-feed-books.ts'
export { findCollection } from './collections/find-collection.ts'
export { findPackageDealsOf } from './packages/find-packages.ts'
export { findKeywords } from './keywords/find-keywords.ts'
export type { Named, NamedKind } from './select-named.ts'
export { type Purchasable, purchasableOf, type PurchasableRow, purchasableSql } from './variants/select-purchasable.ts'

/** Ids that are unknown, withdrawn or without a price in the requested currency are missing. */
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
  const { entries } = await catalogIndex(ctx)
  const ids = books.flatMap(({ id, productId }) => [
    id,
    ...variantIdsOf(entries, productId).filter((one) => one !== id),
  ])
  const cards = await selectCards(ctx, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export const findCategories = async (ctx: Context): Promise<Category[]> => (await findCategoryTree(ctx)).items

/** By SKU, ISBN or the key of a product. */
export const findVariantsByName = (db: Database, names: readonly string[]): Promise<Map<string, number>> =>
  selectByName(db, names)

/** Variants by their codes: SKU in capitals, or ISBN-13. Codes of nothing are missing. */
export const findVariantsByCode = (db: Database, codes: readonly string[]): Promise<Map<string, number>> =>
  selectByCode(db, codes)

/** The ISBNs of variants that have one. */
export const findIsbns = (db: Database, ids: readonly number[]): Promise<Map<number, string>> => selectIsbns(db, ids)

/** One variant of each product that is on sale: what can be had, in the form that most people read. By product. */
export const findRepresentatives = async (
  ctx: Context,
  productIds: readonly number[],
): Promise<Map<number, number>> => {
  if (productIds.length === 0) return new Map()
  const found = await selectRepresentatives(ctx, sql`p.id = ${anyOf(productIds)}`)
  return new Map(found.map(({ id, productId }) => [productId, id]))
}

/** Categories, collections, publishers or authors by their keys. */
export const findNamed = (db: Database, kind: NamedKind, keys: readonly string[]): Promise<Map<string, Named>> =>
  selectNamed(db, kind, keys)

export const findListingKeys = (db: Database, kind: NamedKind, address: string): Promise<string[]> =>
  selectListingKeys(db, kind, address)

export const findImprints = async (ctx: Context) => (await findPublishers(ctx, { imprint: 'true' })).items
