import { type FacetToken, facetTokens } from '#contracts/facets.ts'
import type { Locale } from '#contracts/shop.ts'
import { facetReaders } from './facts.ts'
import { bitOf, chosenOf } from './rules/chosen-facets.ts'
import type { Offered, Question } from './rules/facet.ts'
import { parameterCounter } from './rules/parameter-counter.ts'
import { scan, type Scanned } from './rules/scan.ts'
import type { Scope } from './rules/scope.ts'

export { countOnSale, type OnSale } from './count-on-sale.ts'
export type { CatalogIndex, Entries } from './facts.ts'
export { catalogIndex, closeCatalogIndex, openCatalogIndex } from './refresh-index.ts'
export { deleteOldChanges } from './select-changes.ts'

/** What of a scope passes all choices of a query. */
export const scanIndex = (question: Question, scope: Scope): Scanned => scan(facetReaders, question, scope)

export interface Counted extends Scanned {
  /** What can be chosen of each facet, counted over what passes the choices of all others. */
  facets: Record<FacetToken, Offered>
  /** How many products have each value of each parameter. */
  parameters: Int32Array
}

/** The same with the counts of all facets and parameters. */
export const countIndex = (question: Question, scope: Scope, locale: Locale): Counted => {
  const counters = facetTokens.map((token) => {
    const chosen = chosenOf(question.query, token) ?? []
    return facetReaders[token].counter({ question, locale, bit: bitOf[token], chosen })
  })
  const parameters = parameterCounter(question)
  const scanned = scan(facetReaders, question, scope, [...counters, parameters])
  const offered = facetTokens.map((token, place) => [token, counters[place]?.result()])
  return {
    ...scanned,
    facets: Object.fromEntries(offered) as Record<FacetToken, Offered>,
    parameters: parameters.result(),
  }
}
