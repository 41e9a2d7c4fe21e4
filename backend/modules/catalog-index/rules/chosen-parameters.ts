import type { CatalogIndex } from './catalog-index.ts'
import { firstParameterBit } from './chosen-facets.ts'
import type { Labels } from './labels.ts'
import { type ParameterValue, plainValue } from './parameter-sets.ts'

/** Each parameter of which something is chosen is a facet of its own, with its own bit. */
export interface ChosenParameters {
  /** By set of values: the bits of the parameters whose choice a variant with this set fails. Empty without a choice. */
  fails: Int32Array
  /** By value: the bit of its parameter. Empty without a choice. */
  bits: Int32Array
}

const noChoice: ChosenParameters = { fails: new Int32Array(0), bits: new Int32Array(0) }

/** `binding` of `binding:sewn`. */
export const keyIn = (choice: string): string => choice.slice(0, choice.indexOf(':'))

/** `binding:sewn`; undefined where the parameter is no longer filterable. */
export const choiceOf = ({ parameters, options }: Labels, { parameterId, raw }: ParameterValue): string | undefined => {
  const parameter = parameters.get(parameterId)
  const value = typeof raw === 'number' ? options.get(raw)?.key : plainValue(raw)
  return parameter && value !== undefined ? `${parameter.key}:${value}` : undefined
}

export const chosenParameters = (
  { entries, labels }: CatalogIndex,
  chosen: readonly string[] = [],
): ChosenParameters => {
  if (chosen.length === 0) return noChoice
  const { values, sets } = entries.parameters
  const bitOfKey = new Map([...new Set(chosen.map(keyIn))].map((key, index) => [key, firstParameterBit << index]))
  const bits = new Int32Array(values.length)
  const passed = new Int32Array(values.length)
  for (const [number, value] of values.entries()) {
    const choice = choiceOf(labels, value)
    if (choice === undefined) continue
    bits[number] = bitOfKey.get(keyIn(choice)) ?? 0
    if (chosen.includes(choice)) passed[number] = bits[number] ?? 0
  }
  const all = [...bitOfKey.values()].reduce((sum, bit) => sum | bit, 0)
  const failing = (set: readonly number[]): number => set.reduce((left, value) => left & ~(passed[value] ?? 0), all)
  return { fails: Int32Array.from(sets, failing), bits }
}
