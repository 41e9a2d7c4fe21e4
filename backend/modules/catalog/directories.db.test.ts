import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findCategoryTree, findChildren } from './categories/find-categories.ts'
import { findCollection } from './collections/find-collection.ts'
import { findCollections } from './collections/find-collections.ts'
import { findPublisherDetails } from './publishers/find-publisher-details.ts'
import { findPublishers } from './publishers/find-publishers.ts'
import { shopDay } from './rules/shop-day.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

it('collections come with their first books and as many as their page says', async () => {
  const { items, count } = await findCollections({ ...ctx, locale: 'en' })
  expect(count).toBe(8)
  expect(items.find(({ key }) => key === 'esti-mesek')?.name).toBe('Bedtime stories')
  for (const { key, count: books, variants } of items) {
    const one = await findCollection(ctx, key)
    expect(one.ok && one.value.count, key).toBe(books)
    expect(variants).toHaveLength(5)
  }
})

it('a collection whose books are all withdrawn is left out', async () => {
  await connection.pool.query(
    `update variants set active = false where id in (
      select variant_id from collection_variants join collections on collections.id = collection_id where key = 'new')`,
  )
  expect((await findCollections(ctx)).items.map(({ key }) => key)).not.toContain('new')
})

it('the category list is the tree step by step', async () => {
  const { items } = await findCategoryTree(ctx)
  const top = await findChildren(ctx)
  expect(top.items).toEqual(items.filter(({ parentId }) => parentId === null))
  const below = await findChildren(ctx, top.items[0]?.id)
  expect(below.items).toEqual(items.filter(({ parentId }) => parentId === top.items[0]?.id))
  expect(await findChildren(ctx, 99_999)).toEqual({ items: [], cursor: null, count: 0 })
})

it('imprints can be asked for alone; the others stand in alphabetical order with their letters', async () => {
  const imprints = await findPublishers(ctx, { imprint: 'true' })
  const { items } = await findPublishers(ctx)
  expect(imprints.items).toEqual(items.slice(0, 5))
  expect(items.slice(5).map(({ key, letter }) => [key, letter])).toEqual([
    ['dunapart', 'd'],
    ['kolofon', 'k'],
    ['northlight', 'n'],
    ['szelrozsa', 'sz'],
  ])
})

it('a publisher’s page tells what its own books say', async () => {
  const { rows } = await connection.pool.query(
    `select min(extract(year from v.published_on))::int as first, max(v.published_on)::text as latest
     from variants v join products p on p.id = v.product_id join publishers b on b.id = p.publisher_id
     where b.key = 'park' and v.active and v.format <> 'package' and v.published_on <= $1`,
    [shopDay(ctx.now())],
  )
  const found = await findPublisherDetails(ctx, 'park')
  if (!found.ok) throw new Error('missing')
  const { about, firstYear, newest, series, categories, authors } = found.value
  expect(about).toMatch(/^A Parkban /)
  expect(firstYear).toBe(rows[0].first)
  const latest = await connection.pool.query(
    'select p.title from variants v join products p on p.id = v.product_id where v.published_on = $1',
    [rows[0].latest],
  )
  expect(latest.rows.map(({ title }) => title)).toContain(newest?.title)
  expect(series.length).toBeLessThanOrEqual(3)
  for (const list of [categories, authors]) {
    expect(list).toHaveLength(3)
    expect(list.map(({ count }) => count)).toEqual(list.map(({ count }) => count).toSorted((a, b) => b - a))
  }
  expect(await findPublisherDetails(ctx, 'nobody')).toMatchObject({ ok: false })
})
