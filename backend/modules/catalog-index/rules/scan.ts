import type { FacetToken } from '#contracts/facets.ts'
import type { Candidates } from './candidates.ts'
import { testsOf } from './chosen-facets.ts'
import { type ChosenParameters, chosenParameters } from './chosen-parameters.ts'
import type { Facet, Question } from './facet.ts'
import { grown } from './runs.ts'
import { isInScope, type Scope } from './scope.ts'
import { availabilityAt, unavailable } from './variant-facets.ts'
import { someVariant } from './variants-in.ts'
import { field, formatBits, formatCeiling, noPrice, priceField, recordLength, reducedIn } from './variant-record.ts'

/**
 * What is listed: of each product that passes the slot and the record of the variant that stands for it. The arrays
 * belong to the next scan, too: read them before anything is awaited.
 */
export interface Scanned {
  count: number
  slots: Int32Array
  records: Int32Array
  candidates: Candidates
  parameters: ChosenParameters
}

/** More than one bit: a product or a variant that fails two facets is neither listed nor counted. */
const failsTwo = (fails: number): boolean => (fails & (fails - 1)) !== 0

type Memory = Record<
  'slots' | 'records' | 'candidateSlots' | 'bits' | 'firstVariant' | 'candidateRecords' | 'failed',
  Int32Array
>

const none = new Int32Array(0)
const memory: Memory = {
  slots: none,
  records: none,
  candidateSlots: none,
  bits: none,
  firstVariant: none,
  candidateRecords: none,
  failed: none,
}

/** The same memory for each scan: more than a megabyte a request would only be garbage. */
const memoryFor = (products: number, variants: number): Memory => {
  for (const name of ['slots', 'records', 'candidateSlots', 'bits'] as const)
    memory[name] = grown(memory[name], products)
  memory.firstVariant = grown(memory.firstVariant, products + 1)
  for (const name of ['candidateRecords', 'failed'] as const) memory[name] = grown(memory[name], variants)
  return memory
}

/**
 * One pass over what is in scope. It finds which facets' choices each variant fails: a variant that fails none is
 * listed, and a variant that fails one counts for that facet alone, since a facet is counted over what passes all the
 * others. The facets count afterwards, each in a loop of its own (candidates.ts).
 */
export const scan = (readers: Record<FacetToken, Facet>, question: Question, scope: Scope): Scanned => {
  const { index, currency, today } = question
  const { entries } = index
  const { data, length } = entries.variants
  const [price, reduced] = [priceField(currency), reducedIn(currency)]
  const [productTests, variantTests] = [testsOf(readers, question, 'product'), testsOf(readers, question, 'variant')]
  const parameters = chosenParameters(index, question.query.parameter)
  const stockAt = availabilityAt(entries, today)
  const found = memoryFor(entries.size, Math.ceil(entries.variants.used / recordLength))
  const { slots, records, candidateSlots, bits, firstVariant, candidateRecords, failed } = found
  let [count, products, variants] = [0, 0, 0]
  let [productFails, failedByVariants, chosen, chosenRank] = [0, 0, -1, Infinity]

  const visit = (at: number): void => {
    const gross = data[at + price] ?? noPrice
    const marks = data[at + field.marks] ?? 0
    const format = marks & formatBits
    if (gross === noPrice || (scope.reduced && (marks & reduced) === 0)) return
    const stock = stockAt(at)
    // What is sold out is not announced as reduced.
    if (scope.reduced && stock === unavailable) return
    if (scope.format !== undefined && format !== scope.format) return
    if (scope.variants && !scope.variants.has(data[at] ?? 0)) return
    let fails = productFails | (parameters.fails[data[at + field.parameters] ?? 0] ?? 0)
    for (const test of variantTests) if (test.fails(at)) fails |= test.bit
    if (failsTwo(fails)) return
    candidateRecords[variants] = at
    failed[variants] = fails
    variants++
    failedByVariants |= fails
    if (fails !== 0) return
    // A buyer wants what is available, in the form that most people read; records stand in the order of their ids.
    const rank = (stock === unavailable ? formatCeiling : 0) + format
    if (rank >= chosenRank) return
    chosen = at
    chosenRank = rank
  }

  const total = scope.slots ? scope.slots.length : entries.size
  for (let place = 0; place < total; place++) {
    const slot = scope.slots ? (scope.slots[place] ?? 0) : place
    if (length[slot] === 0 || !isInScope(entries, slot, scope)) continue
    productFails = 0
    for (const test of productTests) if (test.fails(slot)) productFails |= test.bit
    if (failsTwo(productFails)) continue
    failedByVariants = 0
    chosen = -1
    chosenRank = Infinity
    firstVariant[products] = variants
    someVariant(entries, slot, visit)
    if (variants === firstVariant[products]) continue
    candidateSlots[products] = slot
    bits[products] = chosen === -1 ? failedByVariants : ~0
    products++
    if (chosen === -1) continue
    slots[count] = slot
    records[count] = chosen
    count++
  }
  firstVariant[products] = variants
  const candidates = { size: products, slots: candidateSlots, bits, firstVariant, records: candidateRecords, failed }
  return { count, slots, records, candidates, parameters }
}
