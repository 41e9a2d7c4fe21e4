import { facets, type FacetToken, facetTokens } from '#contracts/facets.ts'
import type { ListingQuery } from '#contracts/listing.ts'
import type { Facet, Question } from './facet.ts'

/** Each facet has a bit. The bits of a product or a variant say which facets' choices it fails. */
export const bitOf = Object.fromEntries(facetTokens.map((token, index) => [token, 1 << index])) as Record<
  FacetToken,
  number
>

/** Parameters that are chosen have the bits above those of the facets. */
export const firstParameterBit = 1 << facetTokens.length

/** The choice of a facet in a query: its values, of a range both ends; undefined where nothing is chosen. */
export const chosenOf = (query: ListingQuery, token: FacetToken): readonly (string | number)[] | undefined => {
  const values = query as Record<string, unknown>
  if (facets[token].type !== 'range') {
    const chosen = values[token] as string | number | (string | number)[] | undefined
    return chosen === undefined ? undefined : [chosen].flat()
  }
  const [min, max] = [values[`${token}_min`], values[`${token}_max`]] as (number | undefined)[]
  return min === undefined && max === undefined ? undefined : [min ?? -Infinity, max ?? Infinity]
}

export interface Test {
  bit: number
  fails: (at: number) => boolean
}

/** The tests of all facets of which something is chosen. */
export const testsOf = (readers: Record<FacetToken, Facet>, question: Question, of: Facet['of']): Test[] =>
  facetTokens.flatMap((token) => {
    const reader = readers[token]
    const chosen = reader.of === of ? chosenOf(question.query, token) : undefined
    return chosen ? [{ bit: bitOf[token], fails: reader.failing(question, chosen) }] : []
  })
