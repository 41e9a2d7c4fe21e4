import type { ListingQuery } from '#contracts/listing.ts'
import { ageBands, availabilities, formats } from '#contracts/shop.ts'
import type { LiveCatalog } from '../catalog-index.ts'
import { type ChosenParameters, chosenParameters } from './chosen-parameters.ts'

/** What somebody chose in the filters, in the numbers of the shelf; undefined where nothing was chosen. */
export interface Choices {
  /** Bits by the place among the known words. */
  formats: number
  availabilities: number
  ages: number
  languages: Set<number> | undefined
  publishers: Set<number> | undefined
  authors: Set<number> | undefined
  series: Set<number> | undefined
  stars: number
  leastPrice: number
  mostPrice: number
  firstYear: number
  lastYear: number
  parameters: ChosenParameters
}

const every = ~0

const bitsOf = <T extends string>(words: readonly T[], chosen: readonly T[] | undefined): number =>
  chosen ? chosen.reduce((bits, word) => bits | (1 << words.indexOf(word)), 0) : every

const setOf = (values: readonly number[] | undefined): Set<number> | undefined => values && new Set(values)

export const choicesOf = (live: LiveCatalog, query: ListingQuery): Choices => {
  const { shelf, labels } = live
  const { publisher } = query
  return {
    formats: bitsOf(formats, query.format),
    availabilities: bitsOf(availabilities, query.availability),
    ages: bitsOf(ageBands, query.age),
    languages: setOf(query.language?.map((language) => shelf.languageNames.indexOf(language))),
    publishers:
      publisher && new Set([...labels.publishers].filter(([, { key }]) => publisher.includes(key)).map(([id]) => id)),
    authors: setOf(query.author),
    series: setOf(query.series),
    stars: query.rating ?? 0,
    leastPrice: query.price_min ?? 0,
    mostPrice: query.price_max ?? Infinity,
    firstYear: query.year_min ?? -Infinity,
    lastYear: query.year_max ?? Infinity,
    parameters: chosenParameters(live, query.parameter),
  }
}
