import { type Facet, facets, type FacetWord, type MultipleFacet, multipleFacets } from '#contracts/facets.ts'
import {
  type ContributorRole,
  contributorRoles,
  currencies,
  type Currency,
  leastRatings,
  maxChoices,
  parameterChoice,
  type SortValue,
  sortValues,
} from '#contracts/shop.ts'
import type { RawQuery } from '#lib/routing/raw-query.ts'

/** An address that names no size means the first one. */
export const pageSizes = [24, 48, 96] as const
export const listingViews = ['grid', 'table'] as const
export type ListingAppearance = (typeof listingViews)[number]

type FacetChoices = { [Token in MultipleFacet]: FacetWord<Token>[] }

/** The state of a listing in its address. Prices are written as readers write them (34.90), not in minor units. */
export interface ListingState extends FacetChoices {
  q?: string | undefined
  /** Words of `q` that must not become a filter: `szelrozsa-kiado`. */
  plain: string[]
  /** `binding:sewn` */
  parameter: string[]
  /** On the page of a contributor with several roles. */
  role?: ContributorRole | undefined
  price_min?: number | undefined
  price_max?: number | undefined
  year_min?: number | undefined
  year_max?: number | undefined
  /** Stars, at least. */
  rating?: number | undefined
  reduced: boolean
  limit?: number | undefined
  view?: ListingAppearance | undefined
  sort?: SortValue | undefined
  cursor?: string | undefined
}

const isBeforePrice = (token: MultipleFacet): boolean => (facets[token] as Facet).isBeforePrice === true

/** Filters that most readers use stand before the price. */
export const leadingTokens: readonly ChoiceToken[] = multipleFacets.filter(isBeforePrice)
const followingTokens: readonly ChoiceToken[] = [
  ...multipleFacets.filter((token) => !isBeforePrice(token)),
  'parameter',
]
export const choiceTokens = [...leadingTokens, ...followingTokens]
export type ChoiceToken = MultipleFacet | 'parameter'

const facetChoices = (choicesOf: (token: MultipleFacet) => string[]): FacetChoices =>
  Object.fromEntries(multipleFacets.map((token) => [token, choicesOf(token)])) as unknown as FacetChoices

export const emptyListing: ListingState = { ...facetChoices(() => []), plain: [], parameter: [], reduced: false }

/** Repeated (`a=1&a=2`, as a form sends them) and comma-separated values mean the same. */
const readChoices = (raw: RawQuery, token: ChoiceToken | 'plain', isKnown: (value: string) => boolean): string[] =>
  [...new Set([raw[token] ?? []].flat().flatMap((value) => value.split(',')))]
    .filter(isKnown)
    .toSorted()
    .slice(0, maxChoices)

const readText = (raw: RawQuery, key: string, longest: number): string | undefined =>
  [raw[key] ?? []].flat()[0]?.trim().slice(0, longest) || undefined

const readPrice = (raw: RawQuery, key: string): number | undefined => {
  const bare = readText(raw, key, 20)
    ?.replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(',', '.')
  return bare !== undefined && /^\d{1,8}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}

const readYear = (raw: RawQuery, key: string): number | undefined => {
  const text = readText(raw, key, 4)
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

const readOneOf = <T extends string | number>(raw: RawQuery, key: string, values: readonly T[]): T | undefined =>
  values.find((value) => String(value) === readText(raw, key, 20))

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value)

const isValueOf = (token: MultipleFacet): ((value: string) => boolean) => {
  const { values } = facets[token] as Facet
  if (values === 'id') return isId
  return values instanceof RegExp ? (value) => values.test(value) : (value) => values?.includes(value) === true
}

/** Reads the address. Values that are not valid are left out, so that no link leads to an error. */
export const parseListing = (raw: RawQuery): ListingState => ({
  q: readText(raw, 'q', 256),
  plain: readChoices(raw, 'plain', (value) => /^[\p{L}\p{N}+-]{1,80}$/u.test(value)),
  ...facetChoices((token) => readChoices(raw, token, isValueOf(token))),
  parameter: readChoices(raw, 'parameter', (value) => parameterChoice.test(value)),
  role: readOneOf(raw, 'role', contributorRoles),
  price_min: readPrice(raw, 'price_min'),
  price_max: readPrice(raw, 'price_max'),
  year_min: readYear(raw, 'year_min'),
  year_max: readYear(raw, 'year_max'),
  rating: readOneOf(raw, 'rating', leastRatings),
  reduced: readText(raw, 'reduced', 4) === 'true',
  limit: readOneOf(raw, 'limit', pageSizes.slice(1)),
  view: readOneOf(raw, 'view', listingViews),
  sort: readOneOf(raw, 'sort', sortValues),
  cursor: readText(raw, 'cursor', 200),
})

/**
 * Always in this order, empty ones left out: one view has one address. It is the order of the page, so that a form
 * without JavaScript writes the same address.
 */
export const writeListing = (state: ListingState): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {}
  const writeChoices = (token: ChoiceToken) => {
    if (state[token].length > 0) query[token] = state[token].toSorted()
  }
  const writeNumber = (key: 'price_min' | 'price_max' | 'year_min' | 'year_max' | 'rating') => {
    if (state[key] !== undefined) query[key] = String(state[key])
  }
  if (state.q) query['q'] = state.q
  if (state.q && state.plain.length > 0) query['plain'] = state.plain.toSorted()
  leadingTokens.forEach(writeChoices)
  for (const key of ['price_min', 'price_max'] as const) writeNumber(key)
  followingTokens.forEach(writeChoices)
  for (const key of ['year_min', 'year_max', 'rating'] as const) writeNumber(key)
  if (state.reduced) query['reduced'] = 'true'
  if (state.role) query['role'] = state.role
  if (state.limit) query['limit'] = String(state.limit)
  if (state.view) query['view'] = state.view
  if (state.sort) query['sort'] = state.sort
  if (state.cursor) query['cursor'] = state.cursor
  return query
}

/** Whether the view has no filters, sorting and paging; the words of a search do not count. */
export const isDefaultView = (state: ListingState): boolean =>
  Object.keys(writeListing({ ...state, q: undefined })).length === 0

/** The query for the API: choices are joined, prices are in minor units of the market's currency. */
export const toApiQuery = (state: ListingState, currency: Currency) => {
  const joined = (token: ChoiceToken) => (state[token].length > 0 ? state[token].join(',') : undefined)
  const minor = (price: number | undefined) => price && Math.round(price * 10 ** currencies[currency])
  return {
    q: state.q,
    plain: state.plain.length > 0 ? state.plain.join(',') : undefined,
    ...(Object.fromEntries(choiceTokens.map((token) => [token, joined(token)])) as Record<
      ChoiceToken,
      string | undefined
    >),
    price_min: minor(state.price_min),
    price_max: minor(state.price_max),
    year_min: state.year_min,
    year_max: state.year_max,
    rating: state.rating,
    reduced: state.reduced ? ('true' as const) : undefined,
    limit: state.limit,
    sort: state.sort,
    cursor: state.cursor,
  }
}

/** Without one choice, at the first page again. */
export const withoutChoice = (state: ListingState, token: ChoiceToken, value: string): ListingState => ({
  ...state,
  [token]: state[token].filter((one: string) => one !== value),
  cursor: undefined,
})
