import type { Currency } from '#contracts/shop.ts'
import { collectBest } from '../../catalog-index/rules/collect-best.ts'
import { priceField } from '../../catalog-index/rules/variant-record.ts'
import { isPriced } from '../../catalog-index/rules/variants-in.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { match, type Hit } from '../port.ts'
import { hasWords, isTypedAt, matchOf, rankFor, rankNames, wordLimit } from './name-ranks.ts'
import { similarNames, titlesWithSlip } from './similar-names.ts'
import { titleForms } from './title-forms.ts'

const isBetter = (a: Hit, b: Hit): boolean => a.rank > b.rank || (a.rank === b.rank && a.productId < b.productId)

/** The best books on sale of which title, authors or series have words that begin with the typed ones. */
const beginning = (
  index: CatalogIndex,
  price: number,
  words: readonly string[],
  titles: readonly string[],
  limit: number,
): Hit[] => {
  const { entries } = index
  const wanted = { titles, words: words.map((text) => [{ text, isBeginning: true }]), typed: words }
  const { slots, rankAt } = rankNames(index, wanted)
  const { best, offer } = collectBest<Hit>(limit, isBetter)
  const leastRank = rankFor(match.series)
  for (const slot of slots) {
    const least = best.length === limit ? (best.at(-1)?.rank ?? leastRank) : leastRank
    const value = rankAt(slot, least)
    if (value >= least && isPriced(entries, slot, price))
      offer({ productId: entries.ids[slot] ?? 0, variantId: null, rank: value })
  }
  return best
}

/** So many books whose words are as typed come before a title that was typed with a slip. */
const beforeSlips = 2

interface Begun {
  /** The best books on sale that have words beginning with the typed ones. */
  hits: Hit[]
  /** Whether no other books come into question; undefined where it depends on whether each typed word is one of a name. */
  isEnough: boolean | undefined
}

/** @param words folded, one at least */
export const begin = (
  index: CatalogIndex,
  currency: Currency,
  { words, typed, limit }: { words: readonly string[]; typed: string; limit: number },
): Begun => {
  const hits = beginning(index, priceField(currency), words, titleForms(fold(typed)), limit)
  const best = matchOf(hits[0]?.rank ?? 0)
  return { hits, isEnough: best < match.titleAndAuthors && hits.length <= beforeSlips ? false : isTypedAt(best) }
}

/** Puts a whole title with a slip third; books that are like the words where no word begins so. */
export const withSimilar = (
  index: CatalogIndex,
  currency: Currency,
  { words, limit }: { words: readonly string[]; limit: number },
  begun: readonly Hit[],
): Hit[] => {
  const price = priceField(currency)
  const first = begun.slice(0, beforeSlips)
  const { best: near, offer } = collectBest<Hit>(limit, isBetter)
  const like =
    begun.length === 0
      ? similarNames(index, words, true).filter(({ isComplete }) => isComplete)
      : titlesWithSlip(index, words, true).filter(({ productId }) => first.every((one) => one.productId !== productId))
  for (const { productId, rank } of like)
    if (isPriced(index.entries, index.entries.slots.get(productId) ?? -1, price))
      offer({ productId, variantId: null, rank })
  // The place in the list decides, since the ranks of both kinds do not compare.
  const others = begun.slice(beforeSlips).filter(({ productId }) => near.every((one) => one.productId !== productId))
  return [...first, ...near, ...others].slice(0, limit).map((hit, place) => ({ ...hit, rank: limit - place }))
}

export const typedWords = (typed: string): string[] => foldedWords(typed).slice(0, wordLimit)

/**
 * The best books on sale for what was typed so far: those with words that begin so; a whole title with a slip stands
 * third, since `ema` may be the beginning of a word or Emma; books that are like it where no word begins so.
 */
export const complete = (index: CatalogIndex, currency: Currency, typed: string, limit: number): Hit[] => {
  const words = typedWords(typed)
  if (words.length === 0) return []
  const { hits, isEnough } = begin(index, currency, { words, typed, limit })
  return (isEnough ?? hasWords(index, words)) ? hits : withSimilar(index, currency, { words, limit }, hits)
}
