import { availabilities, type Currency } from '#contracts/shop.ts'
import type { LiveCatalog } from '../catalog-index.ts'
import { isAuthorCode, personId } from './product-facts.ts'
import type { Runs } from './runs.ts'
import type { Shelf } from './entries.ts'
import { field, formatBits, inStock, noPrice, priceField, recordLength, reducedIn } from './variant-record.ts'
import type { Choices } from './choices.ts'
import { bitOf, firstParameterBit } from './facets.ts'
import type { Scope } from '../../listing/find-scope.ts'
import { countBits, countOne, createTally, type Tally, widen } from './tally.ts'

export interface Asked {
  scope: Scope
  choices: Choices
  currency: Currency
  /** See dayNumber. */
  today: number
}

/**
 * What is listed: of each product that passes the slot and where the record of the chosen variant begins. Both arrays
 * are the next scan's, too: to be read before anything is waited for.
 */
export interface Scanned {
  count: number
  slots: Int32Array
  records: Int32Array
  tally: Tally
}

const [available, preorder, unavailable] = availabilities.map((_, index) => index) as [number, number, number]

/** More than one bit: it fails two filters, so that neither the list nor any facet counts it. */
const failsTwo = (fails: number): boolean => (fails & (fails - 1)) !== 0

const someIn = (runs: Runs, slot: number, test: (value: number) => boolean): boolean => {
  const start = runs.start[slot] ?? 0
  const end = start + (runs.length[slot] ?? 0)
  for (let at = start; at < end; at++) if (test(runs.data[at] ?? 0)) return true
  return false
}

const isInScope = (shelf: Shelf, slot: number, { categories, brand }: Scope): boolean =>
  (!categories || categories.every((marked) => someIn(shelf.categories, slot, (id) => marked[id] === 1))) &&
  (!brand ||
    someIn(
      shelf.people,
      slot,
      (code) => personId(code) === brand.id && (brand.role === undefined || code % 8 === brand.role),
    ))

const productFails = (shelf: Shelf, slot: number, choices: Choices): number => {
  const { languages, authors, publishers, series } = choices
  let fails = 0
  if (languages && !languages.has(shelf.languages[slot] ?? -1)) fails |= bitOf.language
  if (publishers && !publishers.has(shelf.publishers[slot] ?? 0)) fails |= bitOf.publisher
  if (series && !series.has(shelf.series[slot] ?? 0)) fails |= bitOf.series
  if (choices.ages !== ~0 && ((shelf.ages[slot] ?? 0) & choices.ages) === 0) fails |= bitOf.age
  if ((shelf.stars[slot] ?? 0) < choices.stars) fails |= bitOf.rating
  if (
    authors &&
    !failsTwo(fails) &&
    !someIn(shelf.people, slot, (code) => isAuthorCode(code) && authors.has(personId(code)))
  )
    fails |= bitOf.author
  return fails
}

/** @param passes the bits of the facets that the product passes but for their own choices */
const countProduct = (shelf: Shelf, slot: number, tally: Tally, passes: number): void => {
  if (passes & bitOf.language) countOne(tally.languages, shelf.languages[slot] ?? 0)
  if (passes & bitOf.publisher) countOne(tally.publishers, shelf.publishers[slot] ?? 0)
  if (passes & bitOf.series) countOne(tally.series, shelf.series[slot] ?? 0)
  if (passes & bitOf.age) countBits(tally.ages, shelf.ages[slot] ?? 0)
  if (passes & bitOf.rating) countOne(tally.stars, shelf.stars[slot] ?? 0)
  if (passes & bitOf.author) {
    const start = shelf.people.start[slot] ?? 0
    const end = start + (shelf.people.length[slot] ?? 0)
    for (let at = start; at < end; at++) {
      const code = shelf.people.data[at] ?? 0
      if (isAuthorCode(code)) countOne(tally.authors, personId(code))
    }
  }
}

/** @param fails nothing, or the bit of the one parameter that counts then */
const countParameters = (
  shelf: Shelf,
  slot: number,
  set: number,
  tally: Tally,
  { bits }: Choices['parameters'],
  fails: number,
): void => {
  for (const value of shelf.parameters.sets[set] ?? []) {
    if ((fails !== 0 && bits[value] !== fails) || tally.parameterSlots[value] === slot) continue
    tally.parameterSlots[value] = slot
    countOne(tally.parameters, value)
  }
}

const lists = { slots: new Int32Array(0), records: new Int32Array(0) }

/** The same memory for each scan: hundreds of kilobytes a request would only be garbage. */
const roomFor = (size: number): typeof lists => {
  if (lists.slots.length < size) Object.assign(lists, { slots: new Int32Array(size), records: new Int32Array(size) })
  return lists
}

/**
 * One pass over what is in scope. Of each variant it finds which filters it fails: one that fails none is listed, one
 * that fails a single filter counts for that facet alone, since a facet is counted over what passes all the others. A
 * facet counts products, however many of their variants have the value.
 */
export const scan = (live: LiveCatalog, { scope, choices, currency, today }: Asked): Scanned => {
  const { shelf } = live
  const { data, start, length } = shelf.variants
  const tally = createTally(live)
  const [price, reduced] = [priceField(currency), reducedIn(currency)]
  const { slots, records } = roomFor(shelf.size)
  let count = 0

  const wanted = scope.slots
  const among = wanted ? wanted.length : shelf.size
  for (let place = 0; place < among; place++) {
    const slot = wanted ? (wanted[place] ?? 0) : place
    const variants = length[slot] ?? 0
    if (variants === 0 || !isInScope(shelf, slot, scope)) continue
    const ofProduct = productFails(shelf, slot, choices)
    if (failsTwo(ofProduct)) continue

    let listed = false
    let alone = 0
    let formats = 0
    let stocks = 0
    let chosen = 0
    let chosenRank = Infinity
    const from = start[slot] ?? 0
    for (let at = from; at < from + variants; at += recordLength) {
      const gross = data[at + price] ?? noPrice
      const marks = data[at + field.marks] ?? 0
      const format = marks & formatBits
      if (gross === noPrice || (scope.reduced && (marks & reduced) === 0)) continue
      const stock = (data[at + field.day] ?? 0) > today ? preorder : marks & inStock ? available : unavailable
      // What is sold out is not announced as reduced.
      if (scope.reduced && stock === unavailable) continue
      if (scope.format !== undefined && format !== scope.format) continue
      if (scope.variants && !scope.variants.has(data[at] ?? 0)) continue
      const year = data[at + field.year] ?? 0

      const set = data[at + field.parameters] ?? 0

      let fails = ofProduct | (choices.parameters.fails[set] ?? 0)
      if (((choices.formats >> format) & 1) === 0) fails |= bitOf.format
      if (((choices.availabilities >> stock) & 1) === 0) fails |= bitOf.availability
      if (gross < choices.leastPrice || gross > choices.mostPrice) fails |= bitOf.price
      if (year < choices.firstYear || year > choices.lastYear) fails |= bitOf.year
      if (failsTwo(fails)) continue
      alone |= fails
      if (fails === 0 || fails === bitOf.format) formats |= 1 << format
      if (fails === 0 || fails === bitOf.availability) stocks |= 1 << stock
      if (fails === 0 || fails === bitOf.price) widen(tally.price, gross)
      if (fails === 0 || fails === bitOf.year) widen(tally.year, year)
      if (fails === 0 || fails >= firstParameterBit) countParameters(shelf, slot, set, tally, choices.parameters, fails)
      if (fails !== 0) continue
      listed = true
      // A buyer wants what can be had, in the form that most people read; records stand in the order of their ids.
      const rank = (stock === unavailable ? formatBits + 1 : 0) + format
      if (rank < chosenRank) {
        chosen = at
        chosenRank = rank
      }
    }

    countBits(tally.formats, formats)
    countBits(tally.availabilities, stocks)
    if (listed || alone !== 0) countProduct(shelf, slot, tally, listed ? ~0 : alone)
    if (!listed) continue
    slots[count] = slot
    records[count] = chosen
    count++
  }
  return { count, slots, records, tally }
}
