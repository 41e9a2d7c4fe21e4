import type { ListingQuery } from '#contracts/listing.ts'
import { contributorRoles, formats } from '#contracts/shop.ts'
import { lengthFor } from '../../catalog-index/rules/labels.ts'
import type { Scope } from '../../catalog-index/rules/scope.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import type { Hit } from '../../search/service.ts'

/** What a list is about before anybody chooses filters. */
export interface ListingScope extends Scope {
  /** By slot: the rank of a product in a search. */
  ranks?: Int32Array
  /** Set where the list is about single variants: their ranks or positions. */
  variants?: Map<number, number>
  /** Set where a search found books that sound like the words at most. */
  missed?: { query: string; similar: readonly Hit[] }
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

/** Each product once. Hits are either products or single variants. */
const ofHits = (
  { entries }: CatalogIndex,
  hits: readonly Hit[],
): Pick<ListingScope, 'slots' | 'ranks' | 'variants'> => {
  const ranks = new Int32Array(entries.size)
  const variants = new Map<number, number>()
  const slots: number[] = []
  const isListed = new Uint8Array(entries.size)
  for (const { productId, variantId, rank } of hits) {
    const slot = entries.slots.get(productId)
    if (slot === undefined) continue
    if (isListed[slot] === 0) slots.push(slot)
    isListed[slot] = 1
    if (variantId === null) ranks[slot] = rank
    else variants.set(variantId, rank)
  }
  return { slots, ...(variants.size > 0 ? { variants } : { ranks }) }
}

/** A search in a collection leaves what it found of the collection. */
const hitsIn = (
  found: readonly Hit[] | undefined,
  collection: readonly Hit[] | undefined,
): readonly Hit[] | undefined => {
  if (!found || !collection) return collection ?? found
  const keys = new Set(found.map(({ productId, variantId }) => `${productId} ${variantId ?? ''}`))
  return collection.filter(
    ({ productId, variantId }) => keys.has(`${productId} `) || keys.has(`${productId} ${variantId}`),
  )
}

export interface Listed {
  query: ListingQuery
  found?: { hits: readonly Hit[] }
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
