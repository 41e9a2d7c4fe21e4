import type { FacetToken } from '#contracts/facets.ts'
import type { Locale } from '#contracts/shop.ts'
import { facetReaders } from './facts.ts'
import type { Range } from './rules/candidates.ts'
import { bitOf, chosenOf } from './rules/chosen-facets.ts'
import type { OfferedValue, Question } from './rules/facet.ts'
import { scan, type Scanned } from './rules/scan.ts'
import type { Scope } from './rules/scope.ts'

export { countOnSale, type OnSale } from './count-on-sale.ts'
export type { CatalogIndex, Entries } from './facts.ts'
export { catalogIndex } from './keep-index.ts'
export { forgetChanges } from './select-changes.ts'

/** What of a scope passes all choices of a query. Read and count the result before anything is awaited. */
export const scanIndex = (question: Question, scope: Scope): Scanned => scan(facetReaders, question, scope)

/** What can be chosen of a facet, counted over what passes the choices of all others. */
export const offerFacet = (
  token: FacetToken,
  question: Question,
  { candidates }: Scanned,
  locale: Locale,
): OfferedValue[] | Range | undefined =>
  facetReaders[token].offer({
    index: question.index,
    candidates,
    bit: bitOf[token],
    question,
    locale,
    chosen: chosenOf(question.query, token) ?? [],
  })
