import type { Currency } from '#contracts/shop.ts'
import { availabilities, formats } from '#contracts/shop.ts'
import { rangeCounter, variantCounter } from './candidates.ts'
import type { Entries } from './entries.ts'
import { counterOf, type Facet, type Question } from './facet.ts'
import { offerWords } from './product-facets.ts'
import { field, formatBits, inStock } from './variant-record.ts'

const [available, preorder, unavailable] = availabilities.map((_, index) => index) as [number, number, number]
export { unavailable }

type Variants = Pick<Entries, 'variants'>

/** Reads the place of a variant's availability among `availabilities`. */
export const availabilityAt =
  ({ variants: { data } }: Variants, today: number) =>
  (at: number): number =>
    (data[at + field.day] ?? 0) > today ? preorder : (data[at + field.marks] ?? 0) & inStock ? available : unavailable

const formatAt =
  ({ variants: { data } }: Variants) =>
  (at: number): number =>
    (data[at + field.marks] ?? 0) & formatBits

/** A few words of which each variant has one. @param reader reads the word's place among them */
const wordFacet = (
  words: readonly string[],
  list: 'formats' | 'stocks',
  reader: (question: Question) => (at: number) => number,
): Facet => ({
  of: 'variant',
  failing: (question, chosen) => {
    const wanted = chosen.reduce<number>((bits, word) => bits | (1 << words.indexOf(String(word))), 0)
    const placeAt = reader(question)
    return (at) => ((wanted >> placeAt(at)) & 1) === 0
  },
  counter: ({ bit }) => counterOf(variantCounter(bit, list, words.length), (counts) => offerWords(words, counts)),
})

export const formatFacet = wordFacet(formats, 'formats', ({ index }) => formatAt(index.entries))

export const availabilityFacet = wordFacet(availabilities, 'stocks', ({ index, today }) =>
  availabilityAt(index.entries, today),
)

/**
 * A number of the variant's record.
 * @param fieldOf where the number stands in the record
 * @param unknown the number of variants that are in no range
 */
export const rangeFacet = (fieldOf: (currency: Currency) => number, unknown?: number): Facet => ({
  of: 'variant',
  failing: ({ index, currency }, [min, max]) => {
    const { data } = index.entries.variants
    const [fieldAt, from, to] = [fieldOf(currency), Number(min), Number(max)]
    return (at) => {
      const value = data[at + fieldAt] ?? 0
      return value < from || value > to || value === unknown
    }
  },
  counter: ({ question, bit }) =>
    counterOf(
      rangeCounter(bit, question.index.entries.variants.data, fieldOf(question.currency), unknown),
      (range) => range,
    ),
})
