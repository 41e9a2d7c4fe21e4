import type { FacetToken } from '#contracts/facets.ts'
import { blockSize, type Candidates, type Counter } from './candidates.ts'
import { type Test, testsOf } from './chosen-facets.ts'
import { chosenParameters } from './chosen-parameters.ts'
import type { Facet, Question } from './facet.ts'
import { grown } from './runs.ts'
import { isInScope, type Scope } from './scope.ts'
import { availabilityAt, unavailable } from './variant-facets.ts'
import { variantsAt } from './variants-in.ts'
import { field, formatBits, formatCeiling, noPrice, priceField, reducedIn } from './variant-record.ts'

/**
 * What is listed: of each product that passes the slot and the record of the variant that stands for it. The arrays
 * belong to the next scan, too: read them before anything is awaited.
 */
export interface Scanned {
  count: number
  slots: Int32Array
  records: Int32Array
}

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
const memory: Record<'slots' | 'records', Int32Array> = { slots: new Int32Array(0), records: new Int32Array(0) }
const block = createBlock(blockSize * 4)

const growMemory = (products: number): void => {
  memory.slots = grown(memory.slots, products)
  memory.records = grown(memory.records, products)
}

/** Room for a product with so many variants beside those that are in the block. */
const growBlock = (variants: number): void => {
  for (const list of ['records', 'failed', 'formats', 'stocks'] as const) block[list] = grown(block[list], variants)
}

const closeBlock = (size: number, variants: number, counters: readonly Pick<Counter<unknown>, 'add'>[]): void => {
  block.size = size
  block.firstVariant[size] = variants
  for (const counter of counters) counter.add(block)
  block.union = 0
}

/**
 * One pass over what is in scope. It finds which facets' choices each variant fails: a variant that fails none is
 * listed, and a variant that fails one counts for that facet alone, since a facet is counted over what passes all the
 * others. Block by block the counters of the facets count, each in a loop of its own (candidates.ts).
 * @param counters none if only the list is of interest
 */
export const scan = (
  readers: Record<FacetToken, Facet>,
  question: Question,
  scope: Scope,
  counters: readonly Pick<Counter<unknown>, 'add'>[] = [],
): Scanned => {
  const { index, currency, today } = question
  const { entries } = index
  const { data, length } = entries.variants
  const [price, reduced] = [priceField(currency), reducedIn(currency)]
  const [productTests, variantTests] = [testsOf(readers, question, 'product'), testsOf(readers, question, 'variant')]
  const parameters = chosenParameters(index, question.query.parameter)
  const stockAt = availabilityAt(entries, today)
  growMemory(entries.size)
  const { slots, records } = memory
  let count = 0
  let products = 0
  let variants = 0

  const total = scope.slots ? scope.slots.length : entries.size
  for (let place = 0; place < total; place++) {
    const slot = scope.slots ? (scope.slots[place] ?? 0) : place
    if (length[slot] === 0 || !isInScope(entries, slot, scope)) continue
    let productFails = 0
    for (let one = 0; one < productTests.length; one++) productFails |= bitIfFails(productTests[one], slot)
    if (failsTwo(productFails)) continue
    let failedByVariants = 0
    let chosen = -1
    let chosenRank = Infinity
    if (variants + (length[slot] ?? 0) > block.records.length) growBlock(variants + (length[slot] ?? 0))
    const { firstVariant, records: candidateRecords, failed, formats, stocks } = block
    firstVariant[products] = variants
    for (const run = variantsAt(entries, slot); run.next();) {
      const { at } = run
      const gross = data[at + price] ?? noPrice
      const marks = data[at + field.marks] ?? 0
      const format = marks & formatBits
      if (gross === noPrice || (scope.reduced && (marks & reduced) === 0)) continue
      const stock = stockAt(at)
      // What is sold out is not announced as reduced.
      if (scope.reduced && stock === unavailable) continue
      if (scope.format !== undefined && format !== scope.format) continue
      if (scope.variants && !scope.variants.has(data[at] ?? 0)) continue
      let fails = productFails | (parameters.fails[data[at + field.parameters] ?? 0] ?? 0)
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
      closeBlock(products, variants, counters)
      products = 0
      variants = 0
    }
    if (chosen === -1) continue
    slots[count] = slot
    records[count] = chosen
    count++
  }
  closeBlock(products, variants, counters)
  return { count, slots, records }
}
