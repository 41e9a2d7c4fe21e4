import { grown, runAt } from './runs.ts'
import { numberIn, placeOf, type Terms, type WordPlace } from './terms.ts'
import { wordSlotsOf } from './word-slots.ts'

/**
 * What products have of the words that are marked: by slot the marks of all these words together, for each place. The
 * arrays belong to the next search, too: read them before anything is awaited.
 */
export type ProductMarks = Record<WordPlace, Int32Array> & {
  /** Slots of the products that may have some of the words, each once. */
  slots: Int32Array
}

/** The same memory for each search, in the order of `wordPlace`. All is zero but in the slots that are noted. */
let byPlace: readonly [name: Int32Array, series: Int32Array, credits: Int32Array] = [
  new Int32Array(0),
  new Int32Array(0),
  new Int32Array(0),
]
let noted: Int32Array = new Int32Array(0)
let count = 0

const clear = (size: number): void => {
  const [name, series, credits] = byPlace
  for (let place = 0; place < count; place++) {
    const slot = noted[place] ?? 0
    name[slot] = series[slot] = credits[slot] = 0
  }
  count = 0
  noted = grown(noted, size)
  byPlace = [grown(name, size), grown(series, size), grown(credits, size)]
}

const note = (slot: number): void => {
  const [name, series, credits] = byPlace
  if (((name[slot] ?? 0) | (series[slot] ?? 0) | (credits[slot] ?? 0)) === 0) noted[count++] = slot
}

/** Marks what a product has as its own list of words says. */
const markSlot = ({ ofProducts, marks }: Terms, slot: number): void => {
  note(slot)
  for (const marked of byPlace) marked[slot] = 0
  for (const run = runAt(ofProducts, slot); run.next();) {
    const marked = byPlace[placeOf(run.value)] as Int32Array
    marked[slot] = (marked[slot] ?? 0) | (marks[numberIn(run.value)] ?? 0)
  }
}

const markList = (codes: Int32Array, from: number, to: number, mark: number): void => {
  for (let at = from; at < to; at++) {
    const code = codes[at] ?? -1
    if (code === -1) continue
    const slot = numberIn(code)
    note(slot)
    const marked = byPlace[placeOf(code)] as Int32Array
    marked[slot] = (marked[slot] ?? 0) | mark
  }
}

/**
 * Marks the products that have words with a mark, word by word: as many steps as products have one of them.
 * @param numbers the words that have a mark in `terms.marks`, each once
 */
export const markProducts = (terms: Terms, numbers: Iterable<number>, size: number): ProductMarks => {
  const list = wordSlotsOf(terms)
  clear(size)
  if (list)
    for (const number of numbers)
      if (number < list.words)
        markList(list.codes, list.start[number] ?? 0, list.start[number + 1] ?? 0, terms.marks[number] ?? 0)
  const listed = list?.size ?? 0
  // Their words have changed since the list was made.
  for (const slot of list?.changed ?? []) if (slot < listed) markSlot(terms, slot)
  for (let slot = listed; slot < size; slot++) markSlot(terms, slot)
  const [name, series, credits] = byPlace
  return { name, series, credits, slots: noted.subarray(0, count) }
}
