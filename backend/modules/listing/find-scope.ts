import { sql } from 'drizzle-orm'
import { contributorRoles, formats } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import type { LiveCatalog } from '../catalog-index/catalog-index.ts'
import type { Hit } from '../search/port.ts'
import type { Reading } from '../search/rules/reading.ts'

/** What a list is of, before anybody chooses filters, in the numbers of the shelf. */
export interface Scope {
  /** All slots if not given. */
  slots?: ArrayLike<number>
  /** What a search found products for, by slot. */
  ranks?: Int32Array
  /** Where single variants are meant: only these, with their ranks or positions. */
  variants?: Map<number, number>
  /** Marked are the categories whose products are meant: of each of these some. */
  categories?: readonly Uint8Array[]
  /** Only this place among `formats`. */
  format?: number
  /** Id of somebody who made the book, and as what, if that matters. */
  brand?: { id: number; role: number | undefined }
  reduced: boolean
  /** Set where a query found at most near misses: what sounds a little like it. */
  missed?: { query: string; near: readonly Hit[] }
}

const markedBelow = ({ labels }: LiveCatalog, id: number): Uint8Array => {
  const marked = new Uint8Array(Math.max(0, ...labels.categories.keys()) + 1)
  for (const [below, { path }] of labels.categories) if (path.includes(id)) marked[below] = 1
  return marked
}

const ofCategories = (live: LiveCatalog, ids: readonly number[]): Pick<Scope, 'categories' | 'format'> => {
  const formatOf = (id: number) => live.labels.categories.get(id)?.format ?? null
  const format = ids.map(formatOf).find((one) => one !== null)
  const shelves = ids.filter((id) => formatOf(id) === null)
  return {
    ...(shelves.length > 0 && { categories: shelves.map((id) => markedBelow(live, id)) }),
    ...(format !== undefined && { format: formats.findIndex((one) => one === format) }),
  }
}

/** Each product once; what is meant is either products or single variants of them. */
export const ofHits = ({ shelf }: LiveCatalog, hits: readonly Hit[]): Pick<Scope, 'slots' | 'ranks' | 'variants'> => {
  const ranks = new Int32Array(shelf.size)
  const variants = new Map<number, number>()
  const slots = new Set<number>()
  for (const { productId, variantId, value } of hits) {
    const slot = shelf.slots.get(productId)
    if (slot === undefined) continue
    slots.add(slot)
    if (variantId === null) ranks[slot] = value
    else variants.set(variantId, value)
  }
  return { slots: [...slots], ...(variants.size > 0 ? { variants } : { ranks }) }
}

const selectCollection = async (ctx: Context, id: number): Promise<Hit[]> => {
  const { rows } = await ctx.db.execute<Hit & Record<string, unknown>>(sql`
    select v.product_id as "productId", v.id as "variantId", cv.position as value
    from collection_variants cv join variants v on v.id = cv.variant_id where cv.collection_id = ${id}`)
  return rows
}

/** Of a collection that is searched only what was found remains. */
const hitsOf = (
  found: readonly Hit[] | undefined,
  inCollection: readonly Hit[] | undefined,
): readonly Hit[] | undefined => {
  if (!found || !inCollection) return inCollection ?? found
  const meant = new Set(found.map(({ productId, variantId }) => `${productId} ${variantId ?? ''}`))
  return inCollection.filter(
    ({ productId, variantId }) => meant.has(`${productId} `) || meant.has(`${productId} ${variantId}`),
  )
}

/** @param reading what is listed, as `readQuery` understands it */
export const scopeOf = async (
  ctx: Context,
  live: LiveCatalog,
  { query, found, categories, collectionId }: Reading,
): Promise<Scope> => {
  const hits = hitsOf(found?.hits, collectionId ? await selectCollection(ctx, collectionId) : undefined)
  const shelves = [...(query.category ? [query.category] : []), ...categories]
  return {
    ...(hits && ofHits(live, hits)),
    ...(shelves.length > 0 && ofCategories(live, shelves)),
    ...(query.brand && { brand: { id: query.brand, role: query.role && contributorRoles.indexOf(query.role) } }),
    reduced: query.reduced !== undefined,
    ...(query.q && found?.near && { missed: { query: query.q, near: found.near } }),
  }
}
