import type { Shelf } from '../../catalog-index/rules/entries.ts'
import type { Book } from './book-at.ts'

/** What counts beside common categories. A category that few books have tells most: the logarithm of how few. */
const weights = { main: 1, bothTranslated: 1.5, sameAges: 1.5, otherReaders: -3, sameTime: 1.5, popularity: 0.25 }
/** Works so many years apart have little of their time in common. */
const generation = 60

/** By category, of those up to the highest that is wanted. */
const countBooks = ({ size, categories: { start, length, data } }: Shelf, highest: number): Int32Array => {
  const counts = new Int32Array(highest + 1)
  for (let slot = 0; slot < size; slot++) {
    const from = start[slot] ?? 0
    for (let at = from; at < from + (length[slot] ?? 0); at++) {
      const id = data[at] ?? 0
      if (id <= highest) counts[id] = (counts[id] ?? 0) + 1
    }
  }
  return counts
}

/**
 * How much a book has in common with another, the more the higher; undefined if neither stands on the other's main
 * shelf. Two that share a rare shelf, their readers' age, their time and being translated or not come first.
 */
export const kinshipTo = (shelf: Shelf, { slot: own, categories }: Book): ((slot: number) => number | undefined) => {
  const { start, length, data } = shelf.categories
  const highest = Math.max(0, ...categories)
  const counts = countBooks(shelf, highest)
  const rarity = new Float64Array(highest + 1)
  for (const id of categories) rarity[id] = Math.log(shelf.size / Math.max(1, counts[id] ?? 0))
  const [main] = categories
  const ages = shelf.ages[own] ?? 0

  return (slot) => {
    const from = start[slot] ?? 0
    let common = 0
    let isNear = false
    for (let at = from; at < from + (length[slot] ?? 0); at++) {
      const id = data[at] ?? 0
      if (!categories.includes(id)) continue
      common += rarity[id] ?? 0
      if (at === from || id === main) isNear = true
      if (at === from && id === main) common += weights.main
    }
    if (!isNear) return undefined
    const others = shelf.ages[slot] ?? 0
    const readers =
      (ages & others) !== 0 ? weights.sameAges : (ages === 0) === (others === 0) ? 0 : weights.otherReaders
    const apart = Math.abs((shelf.firstYears[slot] ?? 0) - (shelf.firstYears[own] ?? 0))
    return (
      common +
      readers +
      (shelf.translated[slot] === shelf.translated[own] ? weights.bothTranslated : 0) +
      weights.sameTime * Math.exp(-apart / generation) +
      weights.popularity * Math.log1p(shelf.popularity[slot] ?? 0)
    )
  }
}
