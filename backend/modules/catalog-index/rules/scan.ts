import type { FacetToken } from '#contracts/facets.ts'
import { blockSize, type Candidates, type Counter } from './candidates.ts'
import { type Test, testsOf } from './chosen-facets.ts'
import { chosenParameters } from './chosen-parameters.ts'
import type { Facet, Question } from './facet.ts'
import { grown } from './runs.ts'
import { isInScope, type Scope } from './scope.ts'
import { availabilityAt, unavailable } from './variant-facets.ts'
import { field, formatBits, formatCeiling, noPrice, priceField, recordLength, reducedIn } from './variant-record.ts'

/**
 * What is listed: of each product that passes the slot and the record of the variant that stands for it. The arrays
 * belong to the next scan, too: read them before anything is awaited.
 */
export interface Scanned {
  count: number
  slots: Int32Array
  records: Int32Array
  /** Where each product stands among the slots of the scope. */
  places: Int32Array
}

type Adder = Pick<Counter<unknown>, 'add'>

const bitIfFails = (test: Test | undefined, at: number): number => (test?.fails(at) ? test.bit : 0)

/** More than one bit: a product or a variant that fails two facets is neither listed nor counted. */
const failsTwo = (fails: number): boolean => (fails & (fails - 1)) !== 0

const createBlock = (variants: number): Candidates => ({
  size: 0,
  slots: new Int32Array(blockSize),
  bits: new Int32Array(blockSize),
  union: 0,
  firstVariant: new Int32Array(blockSize + 1),
  records: new Int32Array(variants),
  failed: new Int32Array(variants),
  formats: new Int32Array(variants),
  stocks: new Int32Array(variants),
})

/** The same memory for each scan: hundreds of kilobytes a request would only be garbage. */
const memory: Record<'slots' | 'records' | 'places', Int32Array> = {
  slots: new Int32Array(0),
  records: new Int32Array(0),
  places: new Int32Array(0),
}
const block = createBlock(blockSize * 4)

const growMemory = (products: number): void => {
  memory.slots = grown(memory.slots, products)
  memory.records = grown(memory.records, products)
  memory.places = grown(memory.places, products)
}

/** Room for a product with so many variants beside those that are in the block. */
const growBlock = (variants: number): void => {
  for (const list of ['records', 'failed', 'formats', 'stocks'] as const) block[list] = grown(block[list], variants)
}

const closeBlock = (size: number, variants: number, counters: readonly Adder[], weight: number): void => {
  block.size = size
  block.firstVariant[size] = variants
  for (const counter of counters) counter.add(block, weight)
  block.union = 0
}

/** Looks at the products of a scope from one place to another. */
export type Look = (from: number, to: number, counters: readonly Adder[], weight?: 1 | -1) => Scanned

/** How many places a scope has. */
export const placesIn = ({ index }: Question, { slots }: Scope): number => slots?.length ?? index.entries.size

/**
 * One pass over what is in scope, in parts. It finds which facets' choices each variant fails: a variant that fails none
 * is listed, and a variant that fails one counts for that facet alone, since a facet is counted over what passes all the
 * others. Block by block the counters of the facets count, each in a loop of its own (candidates.ts).
 *
 * The columns are those of this moment: once one of them has grown, a new pass is needed (see standing-counts.ts).
 */
export const openScan = (readers: Record<FacetToken, Facet>, question: Question, scope: Scope): Look => {
  const { index, currency, today } = question
  const { entries } = index
  const { data, start, length } = entries.variants
  const [price, reduced] = [priceField(currency), reducedIn(currency)]
  const [productTests, variantTests] = [testsOf(readers, question, 'product'), testsOf(readers, question, 'variant')]
  const parameters = chosenParameters(index, question.query.parameter)
  const hasParameters = parameters.fails.length > 0
  const stockAt = availabilityAt(entries, today)
  const isEverything = !scope.categories && !scope.brand
  const isEveryVariant = !scope.reduced && scope.format === undefined && !scope.variants

  const isVariantInScope = (at: number, marks: number, stock: number): boolean =>
    // What is sold out is not announced as reduced.
    (!scope.reduced || ((marks & reduced) !== 0 && stock !== unavailable)) &&
    (scope.format === undefined || (marks & formatBits) === scope.format) &&
    (!scope.variants || scope.variants.has(data[at] ?? 0))

  return (from, to, counters, weight = 1) => {
    growMemory(to - from)
    const { slots, records, places } = memory
    let count = 0
    let products = 0
    let variants = 0
    for (let place = from; place < to; place++) {
      const slot = scope.slots ? (scope.slots[place] ?? 0) : place
      const size = length[slot] ?? 0
      if (size === 0 || !(isEverything || isInScope(entries, slot, scope))) continue
      let productFails = 0
      for (let one = 0; one < productTests.length; one++) productFails |= bitIfFails(productTests[one], slot)
      if (failsTwo(productFails)) continue
      let failedByVariants = 0
      let chosen = -1
      let chosenRank = Infinity
      if (variants + size > block.records.length) growBlock(variants + size)
      const { firstVariant, records: candidateRecords, failed, formats, stocks } = block
      firstVariant[products] = variants
      const first = start[slot] ?? 0
      const end = first + size
      for (let at = first; at < end; at += recordLength) {
        if ((data[at + price] ?? noPrice) === noPrice) continue
        const marks = data[at + field.marks] ?? 0
        const stock = stockAt(at)
        if (!isEveryVariant && !isVariantInScope(at, marks, stock)) continue
        const format = marks & formatBits
        let fails = productFails
        if (hasParameters) fails |= parameters.fails[data[at + field.parameters] ?? 0] ?? 0
        for (let one = 0; one < variantTests.length; one++) fails |= bitIfFails(variantTests[one], at)
        if (failsTwo(fails)) continue
        candidateRecords[variants] = at
        failed[variants] = fails
        formats[variants] = format
        stocks[variants] = stock
        variants++
        failedByVariants |= fails
        if (fails !== 0) continue
        // A buyer wants what is available, in the form that most people read; records stand in the order of their ids.
        const rank = (stock === unavailable ? formatCeiling : 0) + format
        if (rank >= chosenRank) continue
        chosen = at
        chosenRank = rank
      }
      if (variants === firstVariant[products]) continue
      block.slots[products] = slot
      const passes = chosen === -1 ? failedByVariants : ~0
      block.bits[products] = passes
      block.union |= passes
      products++
      if (products === blockSize) {
        closeBlock(products, variants, counters, weight)
        products = 0
        variants = 0
      }
      if (chosen === -1) continue
      slots[count] = slot
      records[count] = chosen
      places[count] = place
      count++
    }
    closeBlock(products, variants, counters, weight)
    return { count, slots, records, places }
  }
}
