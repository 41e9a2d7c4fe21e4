import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import { columnNames } from './facts.ts'
import {
  type About,
  type Book,
  book,
  change,
  choices,
  counted,
  ids,
  type Query,
  recount,
  scope,
  today,
  ways,
} from './recount.test-support.ts'
import { createCatalogIndex } from './rules/catalog-index.ts'
import { type ProductEntry, putProduct, removeProduct } from './rules/entries.ts'
import { changeStanding, clearStanding, standingAnswer } from './rules/standing-counts.ts'
import { nameOf } from './rules/labels.ts'
import { setNumber } from './rules/parameter-sets.ts'
import { roleCeiling } from './rules/people.ts'
import type { PageOrder } from './rules/page-order.ts'
import type { Scope } from './rules/scope.ts'
import { inStock, noPrice, reducedIn } from './rules/variant-record.ts'
import { countIndex } from './service.ts'

const createIndex = () => {
  const index = createCatalogIndex(columnNames)
  const { labels } = index
  for (const id of ids) {
    const label = (key: string) => ({ ...nameOf({ hu: key, en: key }), key, sortKey: key })
    labels.people.set(id, label(`a${id}`))
    labels.publishers.set(id, label(`p${id}`))
    labels.series.set(id, label(`s${id}`))
    labels.categories.set(id, { ...label(`c${id}`), path: ways[id] ?? [], format: null })
    labels.options.set(id, { key: `o${id}`, hu: `o${id}`, en: `o${id}`, position: id })
  }
  labels.parameters.set(1, { key: 'binding', type: 'enum', unit: null, hu: 'binding', en: 'binding' })
  return index
}

type Index = ReturnType<typeof createIndex>

const entryOf = ({ entries }: Index, id: number, one: Book): ProductEntry => ({
  id,
  columns: {
    languages: one.language,
    ages: one.age,
    stars: one.stars,
    publishers: one.publisher,
    series: one.series,
    popularity: one.popularity,
  },
  sortKey: '',
  names: '',
  words: { name: [], series: [], credits: [] },
  people: [...one.authors.map((author) => author * roleCeiling), one.translator * roleCeiling + 1],
  categories: one.categories,
  variants: one.variants.flatMap(({ format, hasCopies, isReduced, day, year, gross, options }, place) => [
    id * 10 + place,
    format | (hasCopies ? inStock : 0) | (isReduced ? reducedIn('HUF') : 0),
    day,
    year,
    setNumber(entries.parameters, options.map((option) => `[1,${option}]`).join()),
    gross,
    noPrice,
    gross,
    noPrice,
  ]),
})

const answerOf = async (index: Index, query: Query, { category, reduced }: About) => {
  const marked = Uint8Array.from([0, ...ids], (id) => (category !== undefined && ways[id]?.includes(category) ? 1 : 0))
  const asked: Scope = { reduced, ...(category !== undefined && { categories: [{ id: category, marked }] }) }
  const order: PageOrder = {
    name: 'popular',
    keyOf: (slot) => -(index.entries.columns.popularity[slot] ?? 0),
    limit: 5,
  }
  const question = { index, query, currency: 'HUF' as const, today }
  const { count, facets, parameters, rows } = await countIndex(question, asked, 'en', order)
  const last = rows.at(-1)
  const next = last ? (await countIndex(question, asked, 'en', { ...order, last })).rows : []
  const countsOf = (token: string) => {
    const offered = (facets as Record<string, unknown>)[token] as { value: string; count: number }[]
    return Object.fromEntries(offered.flatMap(({ value, count: own }) => (own > 0 ? [[value, own]] : [])))
  }
  const binding = [...parameters.entries()].flatMap(([number, own]) =>
    own > 0 ? [[`o${String(index.entries.parameters.values[number]?.raw)}`, own]] : [],
  )
  return {
    count,
    counts: {
      ...Object.fromEntries(counted.slice(0, -1).map((token) => [token, countsOf(token)])),
      binding: Object.fromEntries(binding),
    },
    price: facets.price,
    year: facets.year,
    first: [...rows, ...next].map(({ productId }) => productId),
  }
}

it('counts and lists what a plain recount counts and lists, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(book, { minLength: 1, maxLength: 12 }),
      fc.array(fc.record({ choices, scope, changes: fc.array(change, { maxLength: 3 }), isCleared: fc.boolean() }), {
        minLength: 1,
        maxLength: 6,
      }),
      async (first, steps) => {
        const index = createIndex()
        const books = new Map<number, Book>()
        const put = (id: number, one: Book | undefined): void => {
          if (one) books.set(id, one)
          else books.delete(id)
          changeStanding(index, id, () =>
            one ? putProduct(index.entries, entryOf(index, id, one)) : removeProduct(index.entries, id),
          )
        }
        for (const [place, one] of first.entries()) put(place + 1, one)
        const asked: { query: Query; scope: About }[] = []
        for (const step of steps) {
          asked.push({ query: listingQuery.parse(step.choices), scope: step.scope })
          if (step.isCleared) clearStanding(index)
          for (const { id, to } of step.changes) put(id, to)
          // What was asked before is kept, and follows the changes.
          for (const { query, scope: about } of asked) {
            const { counts, price, year, order } = recount(books, query, about)
            expect(await answerOf(index, query, about)).toEqual({
              count: order.length,
              counts,
              price,
              year,
              first: order.slice(0, 10),
            })
          }
        }
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)

/** Asks so many questions, and then the first one again. @returns whether its answer was still there */
const isFirstKept = async (index: Index, questions: number): Promise<boolean> => {
  const question = { index, query: listingQuery.parse({}), currency: 'HUF' as const, today }
  let opened = 0
  const open = () => {
    opened++
    return () => ({ count: 0, slots: new Int32Array(0), records: new Int32Array(0), places: new Int32Array(0) })
  }
  const ask = (kind: number) =>
    standingAnswer(question, { reduced: false }, { kind: String(kind), open, counters: () => [] })
  for (let kind = 0; kind < questions; kind++) await ask(kind)
  await ask(0)
  return opened === questions
}

it.each([
  ['64 answers of a small catalog', 0, 64],
  ['as many of a large one as have room', 490_000, 12],
  ['eight of any', 50_000_000, 8],
])('keeps %s', async (_, people, kept) => {
  const index = createIndex()
  index.labels.people.set(people, { ...nameOf({ hu: 'x', en: 'x' }), key: 'x', sortKey: 'x' })
  putProduct(index.entries, entryOf(index, 1, fc.sample(book, { numRuns: 1, seed: 1 })[0] as Book))
  expect(await isFirstKept(index, kept)).toBe(true)
  expect(await isFirstKept(index, kept + 1)).toBe(false)
})
