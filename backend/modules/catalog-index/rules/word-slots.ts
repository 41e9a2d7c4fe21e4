import { setImmediate as nextTurn } from 'node:timers/promises'
import { runAt } from './runs.ts'
import { codeOf, numberIn, placeOf, type Terms } from './terms.ts'

/** Which products have a word in their names: the words of the products turned round. Not saved with the index. */
interface WordSlots {
  /** By the number of a word: where its codes begin. They end where those of the next word begin. */
  start: Int32Array
  /** Each a slot and the place where the product has the word, as `codeOf` makes them of a word; -1 for none. */
  codes: Int32Array
  /** Products and words up to these were there when the list was made. */
  size: number
  words: number
  /** Products that have got other words since: they may have any word. */
  changed: Set<number>
}

const made = new WeakMap<Terms, WordSlots>()
/** A list that is being made notes changes, too. */
const beingMade = new WeakMap<Terms, { changed: Set<number>; done: Promise<void> }>()

/** Products that are looked at before other requests get their turn: some milliseconds. */
const partSize = 20_000

/** So many products with other words, or a part of all products, and the list is made anew. */
const changesLimit = 2_000
const changesShare = 0.02

export const noteOtherWords = (terms: Terms, slot: number): void => {
  made.get(terms)?.changed.add(slot)
  beingMade.get(terms)?.changed.add(slot)
}

const addedSince = ({ size, changed }: WordSlots, now: number): number => now - size + changed.size

const makeList = async (terms: Terms, size: number, changed: Set<number>): Promise<void> => {
  const words = terms.words.length
  const start = new Int32Array(words + 1)
  const each = async (work: (number: number, slot: number, place: number) => void): Promise<void> => {
    for (let slot = 0; slot < size; slot++) {
      if (slot % partSize === partSize - 1) await nextTurn()
      for (const run = runAt(terms.ofProducts, slot); run.next();) {
        const number = numberIn(run.value)
        if (number < words) work(number, slot, placeOf(run.value))
      }
    }
  }
  await each((number) => (start[number + 1] = (start[number + 1] ?? 0) + 1))
  for (let number = 0; number < words; number++) start[number + 1] = (start[number + 1] ?? 0) + (start[number] ?? 0)
  const codes = new Int32Array(start[words] ?? 0).fill(-1)
  const next = start.slice(0, words)
  await each((number, slot, place) => {
    // What has changed since it was counted may have words for which there is no room.
    if (changed.has(slot)) return
    const at = next[number] ?? 0
    codes[at] = codeOf(slot, place)
    next[number] = at + 1
  })
  beingMade.delete(terms)
  made.set(terms, { start, codes, size, words, changed })
}

/**
 * Makes the list where there is none, or where too many products have other words since. Meanwhile the old one serves.
 * @returns when a list is there
 */
export const renewWordSlots = (terms: Terms, size: number): Promise<void> => {
  const known = made.get(terms)
  const making = beingMade.get(terms)
  if (making) return making.done
  if (known && addedSince(known, size) <= Math.max(changesLimit, size * changesShare)) return Promise.resolve()
  const changed = new Set<number>()
  const list = { changed, done: Promise.resolve() }
  beingMade.set(terms, list)
  list.done = makeList(terms, size, changed)
  return list.done
}

export const wordSlotsOf = (terms: Terms): Readonly<WordSlots> | undefined => made.get(terms)

let memory = new Uint8Array(0)

/**
 * The slots of products that may have one of these words, in their order: those that have one, and those that have got
 * other words of late. The caller looks at the words of each.
 */
export const slotsWith = (terms: Terms, numbers: readonly number[], size: number): Int32Array => {
  const list = made.get(terms)
  if (!list) return Int32Array.from({ length: size }, (_, slot) => slot)
  if (memory.length < size) memory = new Uint8Array(Math.ceil(size * 1.5))
  const marked = memory.fill(0, 0, size)
  for (const number of numbers)
    if (number < list.words) {
      const end = list.start[number + 1] ?? 0
      for (let at = list.start[number] ?? 0; at < end; at++) {
        const code = list.codes[at] ?? -1
        if (code !== -1) marked[numberIn(code)] = 1
      }
    }
  for (const slot of list.changed) marked[slot] = 1
  marked.fill(1, list.size, size)
  let count = 0
  for (let slot = 0; slot < size; slot++) count += marked[slot] ?? 0
  const found = new Int32Array(count)
  let place = 0
  for (let slot = 0; slot < size; slot++) if (marked[slot] === 1) found[place++] = slot
  return found
}
