import { sql } from 'drizzle-orm'
import type { ListingQuery } from '#contracts/catalogue.ts'
import { contributorRoles, formats } from '#contracts/shop.ts'
import type { Context } from '../../../http/context.ts'
import type { LiveCatalogue } from '../live/live-catalogue.ts'
import type { Hit } from '../search/port.ts'
import { productSearch } from '../search/postgres-search.ts'

/** What a list is of, before anybody chooses filters, in the numbers of the shelf. */
export interface Scope {
  /** All slots if not given. */
  slots?: ArrayLike<number>
  /** What a search found products for, by slot. */
  ranks?: Int32Array
  /** Where single variants are meant: only these, with their ranks or positions. */
  variants?: Map<number, number>
  /** Marked are the categories whose products are meant. */
  categories?: Uint8Array
  /** Only this place among `formats`. */
  format?: number
  /** Id of somebody who made the book, and as what, if that matters. */
  brand?: { id: number; role: number | undefined }
  reduced: boolean
  /** Set where a query found at most near misses: what sounds a little like it. */
  missed?: { query: string; near: readonly Hit[] }
}

type ScopeQuery = Pick<ListingQuery, 'q' | 'category' | 'reduced' | 'brand' | 'role'>

const ofCategory = ({ labels }: LiveCatalogue, id: number): Pick<Scope, 'categories' | 'format'> => {
  const format = labels.categories.get(id)?.format
  if (format) return { format: formats.findIndex((one) => one === format) }
  const categories = new Uint8Array(Math.max(0, ...labels.categories.keys()) + 1)
  for (const [below, { path }] of labels.categories) if (path.includes(id)) categories[below] = 1
  return { categories }
}

/** Each product once; what is meant is either products or single variants of them. */
export const ofHits = ({ shelf }: LiveCatalogue, hits: readonly Hit[]): Pick<Scope, 'slots' | 'ranks' | 'variants'> => {
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
const hitsOf = (found: readonly Hit[] | undefined, inCollection: readonly Hit[] | undefined): readonly Hit[] | undefined => {
  if (!found || !inCollection) return inCollection ?? found
  const meant = new Set(found.map(({ productId, variantId }) => `${productId} ${variantId ?? ''}`))
  return inCollection.filter(({ productId, variantId }) => meant.has(`${productId} `) || meant.has(`${productId} ${variantId}`))
}

export const scopeOf = async (
  ctx: Context,
  live: LiveCatalogue,
  query: ScopeQuery,
  collectionId: number | undefined,
): Promise<Scope> => {
  const found = query.q ? await productSearch.find(ctx, live, query.q) : undefined
  const hits = hitsOf(found?.hits, collectionId ? await selectCollection(ctx, collectionId) : undefined)
  return {
    ...(hits && ofHits(live, hits)),
    ...(query.category && ofCategory(live, query.category)),
    ...(query.brand && { brand: { id: query.brand, role: query.role && contributorRoles.indexOf(query.role) } }),
    reduced: query.reduced !== undefined,
    ...(query.q && found?.near && { missed: { query: query.q, near: found.near } }),
  }
}
