import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Connection } from '../../db/connect.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { listVariants } from '../listing/list-variants.ts'
import { englishPairs, hungarianPairs, type Pair } from './query-pairs.test-support.ts'

let connection: Connection

beforeAll(async () => {
  connection = await createTestDatabase()
})
afterAll(() => connection.close())

const within = 3
const enough = 0.95

const saysOf = ({ title, format, publishedOn, publisher }: VariantCard): string[] => [
  title,
  format,
  publishedOn.slice(0, 4),
  publisher,
]

const firstOf = async (locale: Locale, q: string): Promise<{ books: string[][]; pages: string[] }> => {
  const found = await listVariants(
    { ...createTestContext(connection), locale },
    listingQuery.parse({ q, limit: String(within) }),
  )
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

it('the pairs are 150 at least, half of them Hungarian, each asked once', () => {
  expect(hungarianPairs.length + englishPairs.length).toBeGreaterThanOrEqual(150)
  for (const pairs of [hungarianPairs, englishPairs]) {
    expect(pairs.length).toBeGreaterThanOrEqual(75)
    expect(new Set(pairs.map(([query]) => query.toLowerCase())).size).toBe(pairs.length)
  }
})

it.each([
  ['hu', hungarianPairs],
  ['en', englishPairs],
] as const)('what is meant stands within the first three: %s', { timeout: 300_000 }, async (locale, pairs) => {
  const misses = await missed(locale, pairs)
  if (misses.length > 0)
    process.stdout.write(`${misses.length} of ${pairs.length} missed (${locale}):\n${misses.join('\n')}\n`)
  expect(1 - misses.length / pairs.length).toBeGreaterThanOrEqual(enough)
})
