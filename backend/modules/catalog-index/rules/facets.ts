import type { ListingQuery } from '#contracts/listing.ts'

/** In the order in which pages show them. */
export const facets = [
  'format',
  'language',
  'price',
  'availability',
  'author',
  'publisher',
  'series',
  'age',
  'year',
  'rating',
] as const satisfies readonly (keyof ListingQuery | 'price' | 'year')[]
export type Facet = (typeof facets)[number]

/** Each facet has a bit: a variant's bits say which facets' choices it fails. Parameters that are chosen have those above. */
export const bitOf = Object.fromEntries(facets.map((facet, index) => [facet, 1 << index])) as Record<Facet, number>

export const firstParameterBit = 1 << facets.length
