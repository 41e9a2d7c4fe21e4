import { countOne } from '../../catalog-index/rules/candidates.ts'
import { runAt } from '../../catalog-index/rules/runs.ts'
import type { Entries } from '../../catalog-index/service.ts'
import type { Book } from './book-at.ts'

/** What counts beside common categories. A common category counts for more the fewer books it has: by the logarithm. */
const weights = { main: 1, bothTranslated: 1.5, sameAges: 1.5, otherReaders: -3, sameTime: 1.5, popularity: 0.25 }
/** Works that are so many years apart have little of their time in common. */
const generation = 60

/** How many books each category has, for ids up to `highest`. */
const countBooks = ({ size, categories }: Entries, highest: number): Int32Array => {
  const counts = new Int32Array(highest + 1)
  for (let slot = 0; slot < size; slot++)
    for (const run = runAt(categories, slot); run.next();) if (run.value <= highest) countOne(counts, run.value)
  return counts
}

/**
 * How similar the book in a slot is, the more the higher; undefined if neither book stands in the other's main category.
 * Books that share a rare category, the age of their readers, their time and being translated or not are most similar.
 */
export const similarityTo = (entries: Entries, book: Book): ((slot: number) => number | undefined) => {
  const { ages, firstYears, translated, popularity } = entries.columns
  const { slot: own, categories } = book
  const { start } = entries.categories
  const highest = Math.max(0, ...categories)
  const counts = countBooks(entries, highest)
  const rarity = new Float64Array(highest + 1)
  for (const id of categories) rarity[id] = Math.log(entries.size / Math.max(1, counts[id] ?? 0))
  const [main] = categories
  const ownAges = ages[own] ?? 0

  return (slot) => {
    const first = start[slot] ?? 0
    let common = 0
    let isRelated = false
    for (const run = runAt(entries.categories, slot); run.next();) {
      const { value: id, at } = run
      if (!categories.includes(id)) continue
      common += rarity[id] ?? 0
      if (at === first || id === main) isRelated = true
      if (at === first && id === main) common += weights.main
    }
    if (!isRelated) return undefined
    const others = ages[slot] ?? 0
    const readers =
      (ownAges & others) !== 0 ? weights.sameAges : (ownAges === 0) === (others === 0) ? 0 : weights.otherReaders
    const apart = Math.abs((firstYears[slot] ?? 0) - (firstYears[own] ?? 0))
    return (
      common +
      readers +
      (translated[slot] === translated[own] ? weights.bothTranslated : 0) +
      weights.sameTime * Math.exp(-apart / generation) +
      weights.popularity * Math.log1p(popularity[slot] ?? 0)
    )
  }
}
