import {
  availabilities,
  type ContributorRole,
  contributorRoles,
  type Availability,
  currencies,
  type Currency,
  type Format,
  formats,
  type SortValue,
  sortValues,
} from '#contracts/shop.ts'

/** What a page's `searchParams` are. */
export type RawQuery = Record<string, string | string[] | undefined>

/** A listing as its address says it. Prices stand as a reader writes them (34.90), not in minor units. */
export interface ListingState {
  q?: string | undefined
  format: Format[]
  language: string[]
  availability: Availability[]
  publisher: string[]
  author: string[]
  series?: string | undefined
  /** On the page of somebody who did more than write. */
  role?: ContributorRole | undefined
  price_min?: number | undefined
  price_max?: number | undefined
  reduced: boolean
  sort?: SortValue | undefined
  cursor?: string | undefined
}

/** In the order in which the page shows them, so that a form without JavaScript writes the same address. */
export const choiceTokens = ['format', 'availability', 'author', 'publisher', 'language'] as const
export type ChoiceToken = (typeof choiceTokens)[number]

export const emptyListing: ListingState = {
  format: [],
  language: [],
  availability: [],
  publisher: [],
  author: [],
  reduced: false,
}

/** Repeated (`a=1&a=2`, as a form sends them) and comma-separated values mean the same. */
const readChoices = (raw: RawQuery, token: ChoiceToken, isKnown: (value: string) => boolean): string[] =>
  [...new Set([raw[token] ?? []].flat().flatMap((value) => value.split(',')))].filter(isKnown).toSorted().slice(0, 20)

const readText = (raw: RawQuery, key: string, longest: number): string | undefined =>
  [raw[key] ?? []].flat()[0]?.trim().slice(0, longest) || undefined

const readPrice = (raw: RawQuery, key: string): number | undefined => {
  const bare = readText(raw, key, 20)
    ?.replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(',', '.')
  return bare !== undefined && /^\d{1,8}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
}

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)

/** Reads the address; what is not understood is left out, so that no link leads to an error. */
export const parseListing = (raw: RawQuery): ListingState => ({
  q: readText(raw, 'q', 256),
  format: readChoices(raw, 'format', oneOf(formats)) as Format[],
  language: readChoices(raw, 'language', (value) => /^[a-z]{2}$/.test(value)),
  availability: readChoices(raw, 'availability', oneOf(availabilities)) as Availability[],
  publisher: readChoices(raw, 'publisher', (value) => /^[a-z0-9-]{1,60}$/.test(value)),
  author: readChoices(raw, 'author', (value) => /^[1-9]\d{0,8}$/.test(value)),
  role: contributorRoles.find((role) => role === raw['role']),
  series: /^[1-9]\d{0,8}$/.exec(readText(raw, 'series', 9) ?? '')?.[0],
  price_min: readPrice(raw, 'price_min'),
  price_max: readPrice(raw, 'price_max'),
  reduced: readText(raw, 'reduced', 4) === 'true',
  sort: sortValues.find((value) => value === raw['sort']),
  cursor: readText(raw, 'cursor', 200),
})

/** Always in this order, empty ones left out: one view has one address. */
export const writeListing = (state: ListingState): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {}
  if (state.q) query['q'] = state.q
  for (const token of choiceTokens) if (state[token].length > 0) query[token] = state[token].toSorted()
  if (state.role) query['role'] = state.role
  if (state.series) query['series'] = state.series
  if (state.price_min !== undefined) query['price_min'] = String(state.price_min)
  if (state.price_max !== undefined) query['price_max'] = String(state.price_max)
  if (state.reduced) query['reduced'] = 'true'
  if (state.sort) query['sort'] = state.sort
  if (state.cursor) query['cursor'] = state.cursor
  return query
}

/** The view without filters, sorting and paging; what is searched for stays. */
export const isDefaultView = ({ q: _, ...rest }: ListingState): boolean =>
  Object.keys(writeListing({ ...rest })).length === 0

/** What the API is asked: choices joined, prices in minor units of the market's currency. */
export const toApiQuery = (state: ListingState, currency: Currency) => {
  const joined = (token: ChoiceToken) => (state[token].length > 0 ? state[token].join(',') : undefined)
  const minor = (price: number | undefined) => price && Math.round(price * 10 ** currencies[currency])
  return {
    q: state.q,
    format: joined('format'),
    availability: joined('availability'),
    author: joined('author'),
    publisher: joined('publisher'),
    language: joined('language'),
    series: state.series,
    price_min: minor(state.price_min),
    price_max: minor(state.price_max),
    reduced: state.reduced ? ('true' as const) : undefined,
    sort: state.sort,
    cursor: state.cursor,
  }
}

/** Another choice begins again at the first page. */
export const withoutChoice = (state: ListingState, token: ChoiceToken, value: string): ListingState => ({
  ...state,
  [token]: state[token].filter((one) => one !== value),
  cursor: undefined,
})
