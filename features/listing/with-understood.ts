import type { Understanding } from '#contracts/understanding.ts'
import { choiceTokens, type ListingState, parseListing } from './listing-url.ts'

/** The filter that words of a search stand for, as a reader would have chosen it by hand. */
export const chosenBy = ({ token, values }: Understanding['understood'][number]): ListingState => {
  const [first, last] = values
  return parseListing(token === 'year' ? { year_min: first, year_max: last } : { [token]: [...values] })
}

/** The state that the form of filters shows: words that stand for a filter are chosen there, and no longer part of the search. */
export const withUnderstood = (state: ListingState, understanding: Understanding | undefined): ListingState => {
  if (!understanding) return state
  const all = [state, ...understanding.understood.map(chosenBy)]
  const first = (key: 'year_min' | 'year_max') => all.map((one) => one[key]).find((one) => one !== undefined)
  const lists = choiceTokens.map((token) => [
    token,
    [...new Set(all.flatMap((one): string[] => one[token]))].toSorted(),
  ])
  return {
    ...state,
    ...Object.fromEntries(lists),
    q: understanding.rest,
    year_min: first('year_min'),
    year_max: first('year_max'),
    reduced: all.some(({ reduced }) => reduced),
  }
}
