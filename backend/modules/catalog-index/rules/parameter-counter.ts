import { type Candidates, type Counter, countOne } from './candidates.ts'
import { firstParameterBit } from './chosen-facets.ts'
import { chosenParameters } from './chosen-parameters.ts'
import type { Question } from './facet.ts'
import { field } from './variant-record.ts'

/** How many products have each value of each parameter. The values are numbered as in parameter-sets.ts. */
export const parameterCounter = ({ index, query }: Question): Counter<Int32Array> => {
  const { parameters, variants } = index.entries
  const { data } = variants
  const { sets, values } = parameters
  const { bits } = chosenParameters(index, query.parameter)
  const counts = new Int32Array(values.length)
  // Several variants of a product may have a value: the look at a product in which it was counted last.
  const lastLook = new Int32Array(values.length)
  let look = 0
  const add = ({ size, firstVariant, records, failed, union }: Candidates, weight: number): void => {
    if (union > 0 && union < firstParameterBit) return
    let variant = 0
    for (let product = 0; product < size; product++) {
      look++
      const end = firstVariant[product + 1] ?? 0
      for (; variant < end; variant++) {
        const fails = failed[variant] ?? 0
        if (fails !== 0 && fails < firstParameterBit) continue
        for (const value of sets[data[(records[variant] ?? 0) + field.parameters] ?? 0] ?? []) {
          if ((fails !== 0 && bits[value] !== fails) || lastLook[value] === look) continue
          lastLook[value] = look
          countOne(counts, value, weight)
        }
      }
    }
  }
  return { add, result: () => counts }
}
