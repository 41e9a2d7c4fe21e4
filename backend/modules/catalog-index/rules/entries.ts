import { type Locale, locales } from '#contracts/shop.ts'
import { titleKeys } from './title-keys.ts'
import { createParameterSets, type ParameterSets } from './parameter-sets.ts'
import { createRuns, grown, type Runs, setRun } from './runs.ts'
import { createTerms, putTerms, type Terms, type WordPlace } from './terms.ts'
import { noteOtherWords } from './word-slots.ts'

/** What the index holds of a product. */
export interface ProductEntry {
  id: number
  /** A text gets a number among the texts of its column. */
  columns: Record<string, number | string>
  /** Of the title in the Hungarian alphabet, see sortKeyOf. */
  sortKey: string
  /** Title, authors and series without accents, in lower case. The title comes first. */
  names: string
  /** Words of the search index by the place where the product has them. */
  words: Record<WordPlace, string[]>
  /** See people.ts; authors in their order. */
  people: number[]
  /** The main category first. */
  categories: number[]
  /** Records of the variants one after the other, see variant-record.ts. */
  variants: number[]
}

/**
 * The products in memory, for questions about all of them: columns of numbers with one slot for each product, so that
 * a pass over eighty thousand takes a few milliseconds. The database gives the texts and prices that an answer shows.
 */
export interface Entries<Column extends string = string> {
  /** How many slots are in use. */
  size: number
  slots: Map<number, number>
  ids: Int32Array
  columns: Record<Column, Int32Array>
  /** By column: what its numbers mean where the database has texts. */
  texts: Record<string, string[]>
  /** By slot, for each language of a page: the key by which titles are sorted there. */
  sortKeys: Record<Locale, string[]>
  /** Whether names and their words are here; else the database alone has them, and their lists are empty. */
  holdsNames: boolean
  names: string[]
  terms: Terms
  /** What the numbers of parameter sets in the variants' records mean. */
  parameters: ParameterSets
  people: Runs
  categories: Runs
  variants: Runs
  /** Rises whenever a product changed. */
  version: number
}

export const createEntries = <Column extends string>(
  columns: readonly Column[],
  holdsNames: boolean,
): Entries<Column> => ({
  size: 0,
  slots: new Map(),
  ids: new Int32Array(0),
  columns: Object.fromEntries(columns.map((column) => [column, new Int32Array(0)])) as Record<Column, Int32Array>,
  texts: {},
  sortKeys: { hu: [], en: [] },
  holdsNames,
  names: [],
  terms: createTerms(),
  parameters: createParameterSets(),
  people: createRuns(),
  categories: createRuns(),
  variants: createRuns(),
  version: 0,
})

const addSlot = (entries: Entries, id: number): number => {
  const slot = entries.size++
  entries.ids = grown(entries.ids, entries.size)
  for (const [name, column] of Object.entries(entries.columns)) entries.columns[name] = grown(column, entries.size)
  entries.slots.set(id, slot)
  entries.ids[slot] = id
  return slot
}

const noColumn = new Int32Array(0)

export const columnOf = ({ columns }: Pick<Entries, 'columns'>, name: string): Int32Array => columns[name] ?? noColumn

export const textsOf = ({ texts }: Pick<Entries, 'texts'>, column: string): string[] => (texts[column] ??= [])

const numberOfText = (entries: Entries, column: string, text: string): number => {
  const texts = textsOf(entries, column)
  const known = texts.indexOf(text)
  return known === -1 ? texts.push(text) - 1 : known
}

export const putProduct = (entries: Entries, product: ProductEntry): void => {
  const slot = entries.slots.get(product.id) ?? addSlot(entries, product.id)
  for (const [name, column] of Object.entries(entries.columns)) {
    const value = product.columns[name] ?? 0
    column[slot] = typeof value === 'string' ? numberOfText(entries, name, value) : value
  }
  const keys = titleKeys(product)
  for (const locale of locales) entries.sortKeys[locale][slot] = keys[locale]
  if (entries.holdsNames) {
    entries.names[slot] = product.names
    if (putTerms(entries.terms, slot, product.words)) noteOtherWords(entries.terms, slot)
  }
  setRun(entries.people, slot, product.people)
  setRun(entries.categories, slot, product.categories)
  setRun(entries.variants, slot, product.variants)
}

/** The slot stays: a product without variants is in no list. */
export const removeProduct = (entries: Entries, id: number): void => {
  const slot = entries.slots.get(id)
  if (slot !== undefined) setRun(entries.variants, slot, [])
}
