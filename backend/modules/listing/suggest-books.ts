import { listingQuery } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../kernel/context.ts'
import { choicesOf } from '../catalog-index/rules/choices.ts'
import { keepBest } from '../catalog-index/rules/keep-best.ts'
import { orderFor } from './rules/list-orders.ts'
import { scopeOf } from './find-scope.ts'
import { scan } from '../catalog-index/rules/scan.ts'
import { selectPage } from './rules/select-page.ts'
import { type LiveCatalog, liveCatalog } from '../catalog-index/catalog-index.ts'
import { dayNumber, priceField } from '../catalog-index/rules/variant-record.ts'
import { isPriced } from '../catalog-index/rules/variants-of.ts'
import { fold, foldedWords } from '../text/rules/fold.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { selectCards } from '../catalog/variants/select-cards.ts'
import { leastNamed, mostWanted, rankNames } from '../search/engine/name-ranks.ts'
import type { Hit } from '../search/port.ts'
import { titlesMeant } from '../search/engine/title-forms.ts'
import { readQuery } from '../search/read-query.ts'
import type { Reading } from '../search/rules/reading.ts'

/** Of all whose title, author or series has words that begin like those typed. */
const beginningLike = (live: LiveCatalog, q: string, limit: number, price: number): Hit[] => {
  const typed = foldedWords(q).slice(0, mostWanted)
  if (typed.length === 0) return []
  const words = typed.map((text) => [{ text, isBeginning: true }])
  const rank = rankNames(live, { titles: titlesMeant(fold(q)), words, typed })
  const { kept, offer } = keepBest<Hit>(
    limit,
    (a, b) => a.value > b.value || (a.value === b.value && a.productId < b.productId),
  )
  for (let slot = 0; slot < live.shelf.size; slot++) {
    const least = kept.length === limit ? (kept.at(-1)?.value ?? leastNamed) : leastNamed
    const value = rank(slot, least)
    if (value >= least && isPriced(live.shelf, slot, price))
      offer({ productId: live.shelf.ids[slot] ?? 0, variantId: null, value })
  }
  return kept
}

/** What begins so; where nothing does, what a search finds. */
const readingOf = async (ctx: Context, live: LiveCatalog, q: string, limit: number): Promise<Reading> => {
  const hits = beginningLike(live, q, limit, priceField(ctx.currency))
  const query = listingQuery.parse({ q })
  if (hits.length === 0) return readQuery(ctx, live, query)
  return { query, found: { hits, best: leastNamed }, categories: [], understood: [], unmet: [], parts: [] }
}

/** The best books for what has been typed so far, one variant each. */
export const suggestBooks = async (ctx: Context, q: string, limit: number): Promise<VariantCard[]> => {
  const { currency } = ctx
  const live = await liveCatalog(ctx)
  const reading = await readingOf(ctx, live, q, limit)
  const scope = await scopeOf(ctx, live, reading)
  const found = scan(live, {
    scope,
    choices: choicesOf(live, reading.query),
    currency,
    today: dayNumber(shopDay(ctx.now())),
  })
  const page = selectPage(live.shelf, found, { scope, order: orderFor(reading), currency, place: undefined, limit })
  const ids = page.slice(0, limit).map(({ id }) => id)
  const cards = await selectCards(ctx, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}
