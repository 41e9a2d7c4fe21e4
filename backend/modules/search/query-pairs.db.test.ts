import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { listVariants } from '../listing/list-variants.ts'
import { suggestBooks } from '../listing/suggest-books.ts'
import { englishPairs, hungarianPairs, type Pair } from './query-pairs.test-support.ts'
import { openDemoSearch, searchEngines } from './search-engines.test-support.ts'
import { slipsOf } from './slips-of.test-support.ts'

interface Book {
  title: string
  author: string
}

/** Every third title of the demo catalog, of works with one author. */
const selectBooks = async ({ pool }: Connection): Promise<Book[]> => {
  const { rows } = await pool.query<Book>(`
    select p.title, min(c.name->>'hu') as author from products p
    join product_contributors pc on pc.product_id = p.id and pc.role = 'author' join contributors c on c.id = pc.contributor_id
    where length(p.title) > 3 and exists (select from variants v join prices on prices.variant_id = v.id and currency = 'HUF' where v.product_id = p.id and v.active)
    group by p.id having count(*) = 1 order by p.id`)
  return rows.filter((_, place) => place % 3 === 0)
}

const within = 3
const enough = 0.95

const saysOf = ({ title, format, publishedOn, publisher }: VariantCard): string[] => [
  title,
  format,
  publishedOn?.slice(0, 4) ?? '',
  publisher,
]

it('the pairs are 150 at least, half of them Hungarian, each asked once', () => {
  expect(hungarianPairs.length + englishPairs.length).toBeGreaterThanOrEqual(150)
  for (const pairs of [hungarianPairs, englishPairs]) {
    expect(pairs.length).toBeGreaterThanOrEqual(75)
    expect(new Set(pairs.map(([query]) => query.toLowerCase())).size).toBe(pairs.length)
  }
})

describe.each(searchEngines)('names in %s', (engine) => {
  let connection: Connection
  let ctx: Context
  let books: Book[]

  beforeAll(async () => {
    ;({ connection, ctx } = await openDemoSearch(engine))
    books = await selectBooks(connection)
  })
  afterAll(() => connection.close())

  const firstOf = async (locale: Locale, q: string): Promise<{ books: string[][]; pages: string[] }> => {
    const found = await listVariants({ ...ctx, locale }, listingQuery.parse({ q, limit: String(within) }))
    if (!found.ok) throw new Error(`${q}: ${found.code}`)
    const pages = found.value.understanding?.pages.slice(0, within) ?? []
    return { books: found.value.products.map(saysOf), pages: pages.map(({ kind, name }) => `${kind}: ${name}`) }
  }

  const missed = async (locale: Locale, pairs: readonly Pair[]): Promise<string[]> => {
    const misses: string[] = []
    for (const [query, meant] of pairs) {
      const { books, pages } = await firstOf(locale, query)
      const isFound =
        pages.includes(meant) || books.some((says) => meant.split(' · ').every((word) => says.includes(word)))
      if (!isFound)
        misses.push(
          `${query} → ${meant}, found ${[...pages, ...books.map((says) => says.join(' · '))].join(' | ') || 'nothing'}`,
        )
    }
    return misses
  }

  it.each([
    ['hu', hungarianPairs],
    ['en', englishPairs],
  ] as const)('what is meant stands within the first three: %s', { timeout: 300_000 }, async (locale, pairs) => {
    const misses = await missed(locale, pairs)
    if (misses.length > 0)
      process.stdout.write(`${misses.length} of ${pairs.length} missed (${locale}):\n${misses.join('\n')}\n`)
    expect(1 - misses.length / pairs.length).toBeGreaterThanOrEqual(enough)
  })

  const searched = async (q: string): Promise<string[]> => {
    const found = await listVariants(ctx, listingQuery.parse({ q, limit: String(within) }))
    if (!found.ok) throw new Error(`${q}: ${found.code}`)
    return found.value.products.map(({ title }) => title)
  }
  const suggested = async (q: string): Promise<string[]> =>
    (await suggestBooks(ctx, q, within)).map(({ title }) => title)

  const shareMissed = async (
    asked: readonly [query: string, title: string][],
    ask: (query: string) => Promise<string[]>,
    places: number,
  ) => {
    const misses: string[] = []
    for (const [query, title] of asked) {
      const found = (await ask(query)).slice(0, places)
      if (!found.includes(title)) misses.push(`${query} → ${title}, found ${found.join(' | ') || 'nothing'}`)
    }
    if (misses.length > 0) process.stdout.write(`${misses.length} of ${asked.length} missed:\n${misses.join('\n')}\n`)
    return misses.length / asked.length
  }

  /** One kind of slip for each title, in turns. */
  const withSlips = (): [string, string][] =>
    books.map(({ title }, place) => [Object.values(slipsOf(title))[place % 4] ?? title, title])

  it('a title with one slip is among the first three: 97 %', async () => {
    expect(books.length).toBeGreaterThan(80)
    expect(await shareMissed(withSlips(), searched, within)).toBeLessThanOrEqual(0.03)
  })

  it('a title with one slip is among the first three suggestions: 97 %', async () => {
    expect(await shareMissed(withSlips(), suggested, within)).toBeLessThanOrEqual(0.03)
  })

  it('a whole title with its author is first: 98 %', async () => {
    const asked = books.map(({ title, author }, place): [string, string] => [
      place % 2 === 0 ? `${title} ${author}` : `${author}: ${title}`,
      title,
    ])
    expect(await shareMissed(asked, searched, 1)).toBeLessThanOrEqual(0.02)
  })
})
