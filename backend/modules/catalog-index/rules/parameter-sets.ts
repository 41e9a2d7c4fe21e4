import type { BothLanguages } from '../../../db/schema/columns.ts'
import { slugify } from '../../text/rules/slugify.ts'

/** The id of its option for an `enum`, the text for a `string`, for all others the value as an address writes it. */
export type RawValue = number | BothLanguages | string

export interface ParameterValue {
  parameterId: number
  raw: RawValue
}

/**
 * Values of filterable parameters, and which of them variants have together, both numbered. The same few sets come
 * again and again: a variant holds the number of its set, and a choice is tested once for each set. Set 0 is empty.
 */
export interface ParameterSets {
  values: ParameterValue[]
  /** Each set is a list of numbers of values. */
  sets: number[][]
  numbers: Map<string, number>
  setNumbers: Map<string, number>
}

export const createParameterSets = (): ParameterSets => ({
  values: [],
  sets: [[]],
  numbers: new Map(),
  setNumbers: new Map(),
})

/** An address writes a text in Hungarian in both languages. */
export const plainValue = (raw: RawValue): string => (typeof raw === 'object' ? slugify(raw.hu) : String(raw))

const numberOf = ({ values, numbers }: ParameterSets, parameterId: number, raw: RawValue): number => {
  const name = `${parameterId} ${plainValue(raw)}`
  const number = numbers.get(name) ?? values.length
  numbers.set(name, number)
  values[number] = { parameterId, raw }
  return number
}

/** @param list pairs of a parameter's id and a value as JSON with commas between, sorted; empty for none */
export const setNumber = (known: ParameterSets, list: string): number => {
  if (list === '') return 0
  const before = known.setNumbers.get(list)
  if (before !== undefined) return before
  const pairs = JSON.parse(`[${list}]`) as [parameterId: number, raw: RawValue][]
  const set = new Set(pairs.map(([parameterId, raw]) => numberOf(known, parameterId, raw)))
  const number = known.sets.push([...set]) - 1
  known.setNumbers.set(list, number)
  return number
}
