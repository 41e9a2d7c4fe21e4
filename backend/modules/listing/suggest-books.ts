import { type ListingQuery, listingQuery } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../kernel/context.ts'
import { findVariantCards } from '../catalog/service.ts'
import { listIndex } from '../catalog-index/service.ts'
import { hitsOf, openSearch } from '../search/service.ts'
import { openListing } from './open-listing.ts'
import { orderFor, orderOf } from './rules/list-orders.ts'
import { scopeOf } from './rules/listing-scope.ts'
import { pageOf } from './rules/page-of.ts'
import { questionOf } from './rules/question.ts'

/** Books with words that begin with the typed ones; where there is none, what a search finds. */
const findBooks = async (ctx: Context, query: ListingQuery, q: string, limit: number) => {
  const opened = await openSearch(ctx)
  const { index, search } = opened
  const hits = await search.complete(q, limit)
  if (hits.length === 0) {
    const { reading, scope } = await openListing(ctx, query, { opened })
    return { index, scope, query: reading.query, order: orderFor(reading) }
  }
  const scope = scopeOf(index, { query, found: { hits: hitsOf(hits) }, categories: [] }, undefined)
  return { index, scope, query, order: orderOf('relevance') }
}

/** The best books for what the reader has typed so far, one variant each. */
export const suggestBooks = async (ctx: Context, q: string, limit: number): Promise<VariantCard[]> => {
  const { currency, locale } = ctx
  const { index, scope, query, order } = await findBooks(ctx, listingQuery.parse({ q }), q, limit)
  const page = pageOf(index.entries, { scope, order, currency, locale, place: undefined, limit })
  const rows = await listIndex(questionOf(ctx, index, query), scope, page)
  const ids = rows.slice(0, limit).map(({ variantId }) => variantId)
  const cards = await findVariantCards(ctx, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}
