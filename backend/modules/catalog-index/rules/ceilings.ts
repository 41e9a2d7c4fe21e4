import { facetTokens } from '#contracts/facets.ts'
import { ageBands, availabilities, contributorRoles, currencies, formats, maxChoices } from '#contracts/shop.ts'
import { roleCeiling } from './people.ts'
import { currencyCeiling, formatCeiling } from './variant-record.ts'

/** Bits of a number in an Int32Array, without its sign. */
const bits = 31

/** How many of each thing the numbers of the index have room for. */
export const ceilings = {
  formats: formatCeiling,
  currencies: currencyCeiling,
  'contributor roles': roleCeiling,
  availabilities: bits - 1,
  'age bands': bits - 1,
  /** Each facet has a bit beside those of the parameters that one query may choose. */
  facets: bits - maxChoices,
} as const

export type Counts = Record<keyof typeof ceilings, number>

export const shopCounts: Counts = {
  formats: formats.length,
  currencies: Object.keys(currencies).length,
  'contributor roles': contributorRoles.length,
  availabilities: availabilities.length,
  'age bands': ageBands.length,
  facets: facetTokens.length,
}

/** Throws where the shop has more of something than the index can tell apart. */
export const assertCeilings = (counts: Counts): void => {
  const exceeded = (Object.keys(ceilings) as (keyof Counts)[]).filter((what) => counts[what] > ceilings[what])
  if (exceeded.length === 0) return
  const list = exceeded.map((what) => `${counts[what]} ${what}, but at most ${ceilings[what]}`).join('; ')
  throw new Error(
    `The catalog index cannot hold ${list}. docs/decisions/0034-catalog-index.md says where the bits are and how to widen them.`,
  )
}
