import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { listVariants } from '../listing/list-variants.ts'
import { suggestBooks } from '../listing/suggest-books.ts'
import { slipsOf } from './slips-of.test-support.ts'

interface Book {
  title: string
  author: string
}

let connection: Connection
let ctx: Context
let books: Book[]

/** Every third title of the demo catalog, of works with one author. */
beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
  const { rows } = await connection.pool.query<Book>(`
    select p.title, min(c.name->>'hu') as author from products p
    join product_contributors pc on pc.product_id = p.id and pc.role = 'author' join contributors c on c.id = pc.contributor_id
    where length(p.title) > 3 and exists (select from variants v join prices on prices.variant_id = v.id and currency = 'HUF' where v.product_id = p.id and v.active)
    group by p.id having count(*) = 1 order by p.id`)
  books = rows.filter((_, place) => place % 3 === 0)
})
afterAll(() => connection.close())

const searched = async (q: string): Promise<string[]> => {
  const found = await listVariants(ctx, listingQuery.parse({ q, limit: '3' }))
  if (!found.ok) throw new Error(`${q}: ${found.code}`)
  return found.value.products.map(({ title }) => title)
}
const suggested = async (q: string): Promise<string[]> => (await suggestBooks(ctx, q, 3)).map(({ title }) => title)

const missed = async (
  asked: readonly [query: string, title: string][],
  ask: (query: string) => Promise<string[]>,
  within: number,
) => {
  const misses: string[] = []
  for (const [query, title] of asked) {
    const found = (await ask(query)).slice(0, within)
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
  expect(await missed(withSlips(), searched, 3)).toBeLessThanOrEqual(0.03)
})

it('a title with one slip is among the first three suggestions: 97 %', async () => {
  expect(await missed(withSlips(), suggested, 3)).toBeLessThanOrEqual(0.03)
})

it('a whole title with its author is first: 98 %', async () => {
  const asked = books.map(({ title, author }, place): [string, string] => [
    place % 2 === 0 ? `${title} ${author}` : `${author}: ${title}`,
    title,
  ])
  expect(await missed(asked, searched, 1)).toBeLessThanOrEqual(0.02)
})
