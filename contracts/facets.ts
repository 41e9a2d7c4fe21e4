import { ageBands, availabilities, formats, leastRatings } from './shop.ts'

/**
 * One row for each facet of a listing, in the order of the page, of its address and of the API's answers. No zod here:
 * the browser reads addresses with this table (tests/bundle). docs/recipes.md says how to add a facet.
 */
export interface Facet {
  /** Whether a reader chooses several values, one value, or the ends of a range (`price_min`, `price_max`). */
  type: 'multiple' | 'single' | 'range'
  /** What a value may be: one of these words or numbers, the id of a row, or a text of this form. */
  values?: readonly (string | number)[] | 'id' | RegExp
  /** The smallest and the largest end of a range, in minor units where the range is one of prices. */
  ends?: readonly [min: number, max: number]
  /** Most readers use it, so the page shows it before the price. */
  isBeforePrice?: true
}

export const facets = {
  format: { type: 'multiple', values: formats, isBeforePrice: true },
  availability: { type: 'multiple', values: availabilities, isBeforePrice: true },
  age: { type: 'multiple', values: ageBands, isBeforePrice: true },
  author: { type: 'multiple', values: 'id', isBeforePrice: true },
  price: { type: 'range', ends: [0, 100_000_000] },
  publisher: { type: 'multiple', values: /^[a-z0-9-]{1,60}$/ },
  series: { type: 'multiple', values: 'id' },
  language: { type: 'multiple', values: /^[a-z]{2,3}$/ },
  /** The years in which the variant was published. */
  year: { type: 'range', ends: [1, 9999] },
  /** The least average of stars. */
  rating: { type: 'single', values: leastRatings },
} as const satisfies Record<string, Facet>

type Facets = typeof facets
export type FacetToken = keyof Facets
type TokensOf<Type extends Facet['type']> = {
  [Token in FacetToken]: Facets[Token]['type'] extends Type ? Token : never
}[FacetToken]
export type MultipleFacet = TokensOf<'multiple'>
export type SingleFacet = TokensOf<'single'>
export type RangeFacet = TokensOf<'range'>
export type RangeEnd = `${RangeFacet}_${'min' | 'max'}`

/** The form of a value in addresses: one of the words of the facet, otherwise any text. */
export type FacetWord<Token extends MultipleFacet> = Facets[Token]['values'] extends readonly (infer Word extends
  string)[]
  ? Word
  : string
/** The form of a value in the API: the id of a row is a number. */
export type FacetValue<Token extends MultipleFacet> = Facets[Token]['values'] extends 'id' ? number : FacetWord<Token>

export const facetTokens = Object.keys(facets) as FacetToken[]
const tokensOf = (type: Facet['type']) => facetTokens.filter((token) => facets[token].type === type)
export const multipleFacets = tokensOf('multiple') as MultipleFacet[]
export const singleFacets = tokensOf('single') as SingleFacet[]
export const rangeFacets = tokensOf('range') as RangeFacet[]
