import type { Parameter as ParameterFacts } from '#contracts/parameters.ts'
import type { BothLanguages } from '../../../db/schema/columns.ts'
import { foldedWords } from '../../text/rules/fold.ts'

/** A name in both languages. */
export interface Name extends BothLanguages {
  /** The words of the name in both languages, folded, each after a space. */
  folded: string
}

/** A name with the key of its row and the key by which a list sorts it. */
export interface Label extends Name {
  key: string
  sortKey: string
}

interface Category extends Name {
  path: number[]
  /** A category of one format lists the variants of that format. */
  format: string | null
}

export interface Parameter extends BothLanguages {
  key: string
  type: ParameterFacts['type']
  unit: BothLanguages | null
}

interface Option extends BothLanguages {
  key: string
  position: number
}

/** What the ids in the index are called. */
export interface Labels {
  people: Map<number, Label>
  series: Map<number, Label>
  publishers: Map<number, Label>
  categories: Map<number, Category>
  collections: Map<number, Name & { key: string }>
  /** The filterable parameters in their order. */
  parameters: Map<number, Parameter>
  options: Map<number, Option>
  /** Rises whenever the name of a publisher, a category or a collection changes: the meaning of a query depends on it. */
  version: number
}

export const createLabels = (): Labels => ({
  people: new Map(),
  series: new Map(),
  publishers: new Map(),
  categories: new Map(),
  collections: new Map(),
  parameters: new Map(),
  options: new Map(),
  version: 0,
})

/** Most names are the same in both languages: then the index stores one text. */
export const nameOf = ({ hu, en }: BothLanguages): Name =>
  hu === en
    ? { hu, en: hu, folded: ` ${foldedWords(hu).join(' ')}` }
    : { hu, en, folded: ` ${foldedWords(`${hu} ${en}`).join(' ')}` }

const lengths = new WeakMap<ReadonlyMap<number, unknown>, { size: number; length: number }>()

/** How long an array must be that has a place for each id. Names are added, but never removed. */
export const lengthFor = (names: ReadonlyMap<number, unknown>): number => {
  const known = lengths.get(names)
  if (known?.size === names.size) return known.length
  let largest = 0
  for (const id of names.keys()) if (id > largest) largest = id
  lengths.set(names, { size: names.size, length: largest + 1 })
  return largest + 1
}
