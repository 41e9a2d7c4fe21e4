import { type Candidates, countOne } from './candidates.ts'
import { firstParameterBit } from './chosen-facets.ts'
import type { ChosenParameters } from './chosen-parameters.ts'
import type { Entries } from './entries.ts'
import { field } from './variant-record.ts'

/** How many products have each value of each parameter. The values are numbered as in parameter-sets.ts. */
export const countParameters = (
  { parameters, variants: { data } }: Pick<Entries, 'parameters' | 'variants'>,
  { size, firstVariant, records, failed }: Candidates,
  { bits }: ChosenParameters,
): Int32Array => {
  const { sets, values } = parameters
  const counts = new Int32Array(values.length)
  // Several variants of a product may have a value: the product for which it was counted last.
  const lastProduct = new Int32Array(values.length).fill(-1)
  for (let product = 0; product < size; product++) {
    const end = firstVariant[product + 1] ?? 0
    for (let variant = firstVariant[product] ?? 0; variant < end; variant++) {
      const fails = failed[variant] ?? 0
      if (fails !== 0 && fails < firstParameterBit) continue
      for (const value of sets[data[(records[variant] ?? 0) + field.parameters] ?? 0] ?? []) {
        if ((fails !== 0 && bits[value] !== fails) || lastProduct[value] === product) continue
        lastProduct[value] = product
        countOne(counts, value)
      }
    }
  }
  return counts
}
