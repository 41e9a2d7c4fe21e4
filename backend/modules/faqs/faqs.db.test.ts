import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { findFaqs } from './service.ts'

let connection: Connection
let ctx: Context
beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const keysFor = async (q: string, locale: 'hu' | 'en' = 'hu') =>
  (await findFaqs({ ...ctx, locale }, { q })).items.flatMap(({ items }) => items.map(({ key }) => key))

test('stand in their groups, in both languages', async () => {
  const [hu, en] = [await findFaqs(ctx, {}), await findFaqs({ ...ctx, locale: 'en' }, {})]
  expect(hu.count).toBeGreaterThanOrEqual(24)
  expect(hu.items.map(({ name }) => name).slice(0, 2)).toEqual(['Rendelés', 'Fizetés és árak'])
  expect(en.items.map(({ items }) => items.map(({ key }) => key))).toEqual(
    hu.items.map(({ items }) => items.map(({ key }) => key)),
  )
})

test('are found by words of question and answer, without accents and in other forms', async () => {
  expect(await keysFor('szallitas ingyenes')).toContain('delivery-price')
  expect(await keysFor('kártyám adatait')).toContain('card-data')
  expect(await keysFor('invoices school', 'en')).toContain('company-invoice')
  expect(await keysFor('zsiráf')).toEqual([])
})

test('can be requested by group', async () => {
  const { items, categories } = await findFaqs(ctx, { category: 'digital' })
  expect(items.map(({ key }) => key)).toEqual(['digital'])
  expect(categories.length).toBeGreaterThan(4)
})

test('link only to pages that exist', async () => {
  const { rows } = await connection.pool.query<{ text: string }>('select answer::text as text from faqs')
  const { rows: pages } = await connection.pool.query<{ key: string }>('select key from contents')
  const known = new Set(pages.map(({ key }) => key))
  for (const { text } of rows)
    for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g))
      expect(known.has(target) || target.startsWith('mailto:'), target).toBe(true)
})
