import type { ListingQuery } from '#contracts/listing.ts'
import { contributorRoles, formats } from '#contracts/shop.ts'
import { lengthFor } from '../../catalog-index/rules/labels.ts'
import type { Scope } from '../../catalog-index/rules/scope.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { type Hit, type Hits, hitsOf } from '../../search/service.ts'

/** What a list is about before anybody chooses filters. */
export interface ListingScope extends Scope {
  /** The ranks of the products of a search, in the order of `slots`. */
  ranks?: ArrayLike<number>
  /** Set where the list is about single variants: their ranks or positions. */
  variants?: Map<number, number>
  /** Set where a search found books that sound like the words at most. */
  missed?: { query: string; similar: Hits }
}

const markedBelow = ({ labels }: CatalogIndex, id: number): Uint8Array => {
  const marked = new Uint8Array(lengthFor(labels.categories))
  for (const [below, { path }] of labels.categories) if (path.includes(id)) marked[below] = 1
  return marked
}

const ofCategories = (index: CatalogIndex, ids: readonly number[]): Pick<Scope, 'categories' | 'format'> => {
  const formatOf = (id: number) => index.labels.categories.get(id)?.format ?? null
  const format = ids.map(formatOf).find((one) => one !== null)
  const subjects = ids.filter((id) => formatOf(id) === null)
  return {
    ...(subjects.length > 0 && { categories: subjects.map((id) => ({ id, marked: markedBelow(index, id) })) }),
    ...(format !== undefined && { format: formats.findIndex((one) => one === format) }),
  }
}

/** Hits are either products or single variants. Those of a frequent word are not copied. */
const ofHits = (
  { entries }: CatalogIndex,
  { length, productIds, ranks, variantIds, slots: known }: Hits,
): Pick<ListingScope, 'slots' | 'ranks' | 'variants'> => {
  const slots = known ?? Array.from(productIds, (id) => entries.slots.get(id) ?? -1)
  if (!variantIds) return { slots, ranks }
  const variants = new Map(Array.from({ length }, (_, place) => [variantIds[place] ?? 0, ranks[place] ?? 0]))
  return { slots: [...new Set(Array.from(slots))], variants }
}

/** A search in a collection leaves what it found of the collection. */
const hitsIn = (found: Hits | undefined, collection: readonly Hit[] | undefined): Hits | undefined => {
  if (!found || !collection) return collection ? hitsOf(collection) : found
  const ids = new Set(Array.from({ length: found.length }, (_, place) => (found.variantIds ?? found.productIds)[place]))
  return hitsOf(
    collection.filter(({ productId, variantId }) => ids.has(found.variantIds ? (variantId ?? -1) : productId)),
  )
}

export interface Listed {
  query: ListingQuery
  found?: { hits: Hits }
  isSimilar?: boolean
  categories: readonly number[]
}

/** @param collection the books of the collection that is listed, with their positions */
export const scopeOf = (
  index: CatalogIndex,
  { query, found, isSimilar, categories }: Listed,
  collection: readonly Hit[] | undefined,
): ListingScope => {
  const hits = hitsIn(found?.hits, collection)
  const all = [...(query.category ? [query.category] : []), ...categories]
  return {
    ...(hits && ofHits(index, hits)),
    ...(all.length > 0 && ofCategories(index, all)),
    ...(query.brand && { brand: { id: query.brand, role: query.role && contributorRoles.indexOf(query.role) } }),
    reduced: query.reduced !== undefined,
    ...(query.q && found && isSimilar && { missed: { query: query.q, similar: found.hits } }),
  }
}
