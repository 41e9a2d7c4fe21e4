import type { Currency } from '#contracts/shop.ts'
import { collectBest } from '../../catalog-index/rules/collect-best.ts'
import { priceField } from '../../catalog-index/rules/variant-record.ts'
import { isPriced } from '../../catalog-index/rules/variants-in.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { match, type Hit } from '../port.ts'
import { rankFor, rankNames, wordLimit } from './name-ranks.ts'
import { titleForms } from './title-forms.ts'

/** The best books on sale of which title, authors or series have words that begin with the typed ones. */
export const complete = (index: CatalogIndex, currency: Currency, typed: string, limit: number): Hit[] => {
  const { entries } = index
  const words = foldedWords(typed).slice(0, wordLimit)
  if (words.length === 0) return []
  const rank = rankNames(index, {
    titles: titleForms(fold(typed)),
    words: words.map((text) => [{ text, isBeginning: true }]),
    typed: words,
  })
  const price = priceField(currency)
  const { best, offer } = collectBest<Hit>(
    limit,
    (a, b) => a.rank > b.rank || (a.rank === b.rank && a.productId < b.productId),
  )
  const leastRank = rankFor(match.series)
  for (let slot = 0; slot < entries.size; slot++) {
    const least = best.length === limit ? (best.at(-1)?.rank ?? leastRank) : leastRank
    const value = rank(slot, least)
    if (value >= least && isPriced(entries, slot, price))
      offer({ productId: entries.ids[slot] ?? 0, variantId: null, rank: value })
  }
  return best
}
