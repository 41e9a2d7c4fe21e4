import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invariants } from '../../commands/invariants.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import {
  announcedBy,
  type Choice,
  fillCart,
  finalize,
  findVariant,
  putStock,
} from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { decideRating } from './service.ts'

let shop: TestShop
let reader: Visitor
let book: { id: number; productId: number }

beforeAll(async () => {
  shop = await openShop(1)
  reader = await shop.visit({ email: 'olvaso@kolofon.example', password: demoPassword })
  book = await findVariant(shop, 'book', 40)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { pool } = shop.connection
  await pool.query('delete from config_entries')
  await pool.query('delete from ratings where product_id = $1', [book.productId])
  await pool.query('update products set rating_count = 0, rating_sum = 0 where id = $1', [book.productId])
  await pool.query('delete from rate_limits')
})

const set = (key: string, value: unknown) => writeConfigEntry(shop.connection.db, key, value)
const rate = (body: unknown, visitor = reader) =>
  visitor.call('POST /v2.0/variants/{id}/ratings', { params: { id: book.id }, body })
const list = async (query?: Record<string, string>) =>
  (await shop.guest.call('GET /v2.0/variants/{id}/ratings', { params: { id: book.id }, ...(query && { query }) })).body
const sums = async () =>
  (await shop.connection.pool.query('select rating_count, rating_sum from products where id = $1', [book.productId]))
    .rows[0]
const decide = (id: number, to: 'approved' | 'refused') =>
  shop.connection.db.transaction((db) => decideRating(db, id, to))
const broken = async () =>
  (await shop.connection.pool.query(invariants.find(({ name }) => name === 'ratings_are_summed')?.query ?? '')).rows

describe('a rating', () => {
  it('waits for an operator, then is shown and counted', async () => {
    const posted = await rate({ stars: 4, title: 'Jó', text: ' Szép kiadás. ' })
    expect(posted.body).toMatchObject({ stars: 4, text: 'Szép kiadás.', status: 'waiting', verified: false })
    expect((await list()).count).toBe(0)
    expect(await decide(posted.body.id, 'approved')).toBe('waiting')
    expect(await list()).toMatchObject({
      count: 1,
      sum: { average: 4, count: 1 },
      distribution: [0, 0, 0, 1, 0],
      items: [{ displayName: 'Olvasó O.', title: 'Jó' }],
    })
    expect(await sums()).toEqual({ rating_count: 1, rating_sum: 4 })
    const tags = (await announcedBy(shop)).at(-1)
    expect(tags).toEqual(expect.arrayContaining([`product:${book.productId}`, `variant:${book.id}`]))
    await decide(posted.body.id, 'refused')
    expect(await sums()).toEqual({ rating_count: 0, rating_sum: 0 })
    expect(await broken()).toEqual([])
  })

  it('is shown at once without moderation, and a second one replaces the first', async () => {
    await set('rating_moderation', false)
    await rate({ stars: 2 })
    await rate({ stars: 5, text: 'Mégis jó.' })
    expect(await list()).toMatchObject({ count: 1, sum: { average: 5, count: 1 } })
    expect(await broken()).toEqual([])
  })

  it('that is changed waits again and does not count meanwhile', async () => {
    const { body } = await rate({ stars: 5 })
    await decide(body.id, 'approved')
    await rate({ stars: 1 })
    expect(await sums()).toEqual({ rating_count: 0, rating_sum: 0 })
  })

  it.each([
    [{}],
    [{ stars: 0 }],
    [{ stars: 6 }],
    [{ stars: 3, text: '<b>szép</b>' }],
    [{ stars: 3, title: 'a'.repeat(121) }],
  ])('is refused as %j', async (body) => {
    expect((await rate(body)).code).toBe('invalid_data_provided')
  })

  it('may compare numbers', async () => {
    expect((await rate({ stars: 3, text: '2 < 3, és 3 > 2' })).status).toBe(200)
  })

  it('is for customers only', async () => {
    expect((await rate({ stars: 3 }, shop.guest)).code).toBe('unauthenticated')
    expect((await rate({ stars: 3 }, await shop.visit())).code).toBe('forbidden')
  })

  it('is limited in number', async () => {
    for (let time = 0; time < 10; time++) expect((await rate({ stars: 3 })).status).toBe(200)
    expect((await rate({ stars: 3 })).code).toBe('too_many_requests')
  })
})

it('switched off, ratings are neither shown nor accepted', async () => {
  await set('rating_moderation', false)
  await rate({ stars: 5 })
  await set('rating_active', false)
  expect(await list()).toMatchObject({ count: 0, sum: null, items: [] })
  expect((await rate({ stars: 5 })).code).toBe('ratings_inactive')
  const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id: book.id } })
  expect(body.rating).toBeNull()
})

it('cards show stars unless the configuration hides them, the page of the book always does', async () => {
  await set('rating_moderation', false)
  await rate({ stars: 4 })
  const read = async () => ({
    card: (await shop.guest.call('GET /basic_variants/{id}', { params: { id: book.id } })).body.rating,
    detail: (await shop.guest.call('GET /v2.0/variants/{id}', { params: { id: book.id } })).body.rating,
  })
  const four = { average: 4, count: 1 }
  expect(await read()).toEqual({ card: four, detail: four })
  await set('product_card_settings', { displayPrice: true, showRatings: false })
  expect(await read()).toEqual({ card: null, detail: four })
})

it('by variant, a rating stays with the variant that was rated', async () => {
  await set('rating_moderation', false)
  await set('rating_config_show_rating_by_product', false)
  const { rows } = await shop.connection.pool.query(
    `select product_id, min(id) as first, max(id) as last from variants where format <> 'package' and active
      and not exists (select 1 from ratings r where r.product_id = variants.product_id)
      group by product_id having count(*) > 1 order by product_id limit 1`,
  )
  const [{ first, last }] = rows
  await reader.call('POST /v2.0/variants/{id}/ratings', { params: { id: first }, body: { stars: 3 } })
  const countOf = async (id: number) =>
    (await shop.guest.call('GET /v2.0/variants/{id}', { params: { id } })).body.rating?.count ?? 0
  expect([await countOf(first), await countOf(last)]).toEqual([1, 0])
  await set('rating_config_show_rating_by_product', true)
  expect([await countOf(first), await countOf(last)]).toEqual([1, 1])
})

it('for buyers only, a finalized order opens the form and marks the rating', async () => {
  await set('rating_config_verified_purchase_only', true)
  const own = async () => (await reader.call('GET /v2.0/variants/{id}/ratings/own', { params: { id: book.id } })).body
  expect(await own()).toEqual({ mayRate: false, rating: null })
  expect((await rate({ stars: 5 })).code).toBe('purchase_required')
  await putStock(shop, book.id, 3)
  const choice: Choice = { items: [{ variantId: book.id }], delivery: 'home', payment: 'cash_on_delivery' }
  const placed = await finalize(reader, await fillCart(reader, choice))
  expect(placed.status).toBe(200)
  expect((await own()).mayRate).toBe(true)
  expect((await rate({ stars: 5 })).body.verified).toBe(true)
})

it('each page continues where the last one ended', async () => {
  const { rows } = await shop.connection.pool.query(
    'select variant_id as id, count(*)::int as count from ratings group by 1 order by 2 desc limit 1',
  )
  const [{ id, count }] = rows
  const seen: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
    const { body } = await shop.guest.call('GET /v2.0/variants/{id}/ratings', { params: { id }, query })
    seen.push(...body.items.map((item) => item.id))
    cursor = body.cursor
  }
  expect(seen).toHaveLength(count)
  expect(new Set(seen).size).toBe(count)
  expect(((await list({ cursor: 'x' })) as unknown as { error: { code: string } }).error.code).toBe(
    'invalid_data_provided',
  )
})
