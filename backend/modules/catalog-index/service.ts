import { type FacetToken, facetTokens } from '#contracts/facets.ts'
import type { Locale } from '#contracts/shop.ts'
import { facetReaders } from './facts.ts'
import type { Counter } from './rules/candidates.ts'
import { bitOf, chosenOf } from './rules/chosen-facets.ts'
import { collectBest } from './rules/collect-best.ts'
import type { Offer, Offered, Question } from './rules/facet.ts'
import { standingAnswer } from './rules/standing-counts.ts'
import { isBefore, offerScanned, type PageOrder, type Row } from './rules/page-order.ts'
import { parameterCounter } from './rules/parameter-counter.ts'
import { openScan, placesIn, type Scanned } from './rules/scan.ts'
import type { Scope } from './rules/scope.ts'

export { countOnSale, type OnSale } from './count-on-sale.ts'
export { type CatalogIndex, columnNames, type Entries } from './facts.ts'
export { catalogIndex, closeCatalogIndex, openCatalogIndex } from './refresh-index.ts'
export { deleteOldChanges } from './select-changes.ts'

/** What was found of a scope is little: it is counted for each request. The whole catalog is counted once, and kept. */
const isWhole = ({ slots, variants }: Scope): boolean => !slots && !variants

const bestRows = (scanned: Scanned, { index: { entries } }: Question, order: PageOrder): Row[] => {
  const { best, offer } = collectBest<Row>(order.limit, isBefore)
  const lastKey = () => (best.length === order.limit ? best.at(-1)?.key : undefined)
  offerScanned(scanned, { ids: entries.ids, data: entries.variants.data }, order, { offer, lastKey })
  return best
}

/** Whether any product of a scope passes all choices of a query. */
export const hasListed = async (question: Question, scope: Scope): Promise<boolean> => {
  if (isWhole(scope)) {
    const { answer } = await standingAnswer(question, scope, {
      kind: 'list',
      open: () => openScan(facetReaders, question, scope),
      counters: () => [],
      isEnough: (count) => count > 0,
    })
    return answer.count > 0
  }
  return openScan(facetReaders, question, scope)(0, placesIn(question, scope), []).count > 0
}

/** The first rows of what passes all choices of a query. */
export const listIndex = async (question: Question, scope: Scope, order: PageOrder): Promise<Row[]> => {
  const open = () => openScan(facetReaders, question, scope)
  if (isWhole(scope))
    return (await standingAnswer(question, scope, { kind: 'list', open, counters: () => [], order })).rows
  return bestRows(open()(0, placesIn(question, scope), []), question, order)
}

export interface Counted {
  count: number
  /** What can be chosen of each facet, counted over what passes the choices of all others. */
  facets: Record<FacetToken, Offered>
  /** How many products have each value of each parameter. */
  parameters: Int32Array
  rows: Row[]
}

type Counters = [parameters: Counter<Int32Array>, ...facets: Counter<Offer>[]]

const createCounters = (question: Question): Counters => [
  parameterCounter(question),
  ...facetTokens.map((token) =>
    facetReaders[token].counter({ question, bit: bitOf[token], chosen: chosenOf(question.query, token) ?? [] }),
  ),
]

/** The first rows of a scope, with the counts of all facets and parameters. */
export const countIndex = async (
  question: Question,
  scope: Scope,
  locale: Locale,
  order: PageOrder,
): Promise<Counted> => {
  const open = () => openScan(facetReaders, question, scope)
  const present = (count: number, [parameters, ...facets]: Counters, rows: Row[]): Counted => ({
    count,
    facets: Object.fromEntries(facetTokens.map((token, place) => [token, facets[place]?.result()(locale)])) as Record<
      FacetToken,
      Offered
    >,
    parameters: parameters.result(),
    rows,
  })
  if (isWhole(scope)) {
    const counters = () => createCounters(question)
    const { answer, rows } = await standingAnswer(question, scope, { kind: 'facets', open, counters, order })
    return present(answer.count, answer.counters, rows)
  }
  const counters = createCounters(question)
  const scanned = open()(0, placesIn(question, scope), counters)
  return present(scanned.count, counters, bestRows(scanned, question, order))
}
