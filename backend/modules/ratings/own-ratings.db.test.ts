import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeConfigEntry } from '../configuration/service.ts'
import { announcedBy, findVariant } from '../checkout/checkout.test-support.ts'
import { memoryFiles, order } from '../invoices/invoices.test-support.ts'
import { signInCustomer } from '../orders/customer.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { decideRating } from './service.ts'

let shop: TestShop
let customer: Visitor
let book: { id: number; productId: number }
beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
  book = await findVariant(shop, 'book', 40)
})
afterAll(() => shop.close())
beforeEach(async () => void (customer = await signInCustomer(shop)))

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
const list = async (visitor = customer, query: Record<string, string> = {}) =>
  (await visitor.call('GET /v2.0/me/ratings', { query })).body
const rate = async (variantId: number, stars = 4) =>
  (await customer.call('POST /v2.0/variants/{id}/ratings', { params: { id: variantId }, body: { stars, text: 'Jó.' } }))
    .body
const withdraw = (id: number, visitor = customer) => visitor.call('DELETE /v2.0/me/ratings/{id}', { params: { id } })
const decide = (id: number, to: 'approved' | 'refused') =>
  shop.connection.db.transaction((db) => decideRating(db, id, to))
const receive = async () => {
  const placed = await order(shop, { visitor: customer, payment: 'cash_on_delivery' })
  await run(`update orders set status = 'fulfilled' where id = $1`, [placed.id])
  return placed
}
const sums = async (productId: number) =>
  (await run('select rating_count, rating_sum from products where id = $1', [productId]))[0]

test('each rating with what became of it, the latest first, page by page', async () => {
  const variants = (
    await run('select max(id) as id from variants where active group by product_id order by 1 limit 3')
  ).map(({ id }) => id as number)
  const given = []
  for (const id of variants) given.unshift((await rate(id)).id)
  await decide(given[0] ?? 0, 'approved')
  await decide(given[1] ?? 0, 'refused')
  const first = await list(customer, { limit: '2' })
  expect(first.items.map(({ id, status }) => [id, status])).toEqual([
    [given[0], 'approved'],
    [given[1], 'refused'],
  ])
  const second = await list(customer, { limit: '2', cursor: first.cursor ?? '' })
  expect(second).toMatchObject({ items: [{ id: given[2], status: 'waiting', text: 'Jó.' }], cursor: null, count: 3 })
  expect(second.items[0]?.variant?.id).toBe(variants[0])
})

test('what has arrived and was not rated, and what was said of a purchase', async () => {
  const open = await order(shop, { visitor: customer, payment: 'cash_on_delivery' })
  expect((await list()).unrated).toEqual([])
  await run(`update orders set status = 'cancelled' where id = $1`, [open.id])
  const placed = await receive()
  const [card] = (await list()).unrated
  const [item] = await run('select variant_id from order_items where order_id = $1', [placed.id])
  expect(card?.id).toBe(item.variant_id)
  const body = { order: { stars: 5, text: 'Gyors.' } }
  await customer.call('PUT /orders/{uuid}/ratings', { params: { uuid: placed.uuid }, body })
  await rate(item.variant_id)
  expect(await list()).toMatchObject({
    count: 1,
    unrated: [],
    purchases: [{ orderUuid: placed.uuid, orderNumber: placed.number, stars: 5, text: 'Gyors.' }],
  })
})

test('a rating that is taken back leaves the sums and the pages of its book, and can be given anew', async () => {
  const before = await sums(book.productId)
  const { id } = await rate(book.id)
  await decide(id, 'approved')
  expect(await sums(book.productId)).not.toEqual(before)
  expect((await withdraw(id)).status).toBe(200)
  expect(await sums(book.productId)).toEqual(before)
  expect((await announcedBy(shop)).at(-1)).toContain(`product:${book.productId}`)
  expect(await list()).toMatchObject({ items: [], count: 0 })
  expect((await withdraw(id)).code).toBe('not_found')
  expect((await rate(book.id)).status).toBe('waiting')
})

test('nobody else’s: a foreign rating and a missing one look the same', async () => {
  const { id } = await rate(book.id)
  const other = await signInCustomer(shop)
  const [foreign, missing] = [await withdraw(id, other), await withdraw(2_000_000_000, other)]
  expect([foreign.status, foreign.code]).toEqual([missing.status, missing.code])
  expect(await list(other)).toMatchObject({ items: [], count: 0, purchases: [], unrated: [] })
  expect((await list()).count).toBe(1)
  const anonymous = await shop.visit()
  expect((await anonymous.call('GET /v2.0/me/ratings')).status).toBe(403)
})

test('while ratings are switched off (rating_active) the list offers none, and taking back works', async () => {
  const { id } = await rate(book.id)
  await receive()
  await writeConfigEntry(shop.connection.db, 'rating_active', false)
  const listed = await list()
  const gone = await withdraw(id)
  await run('delete from config_entries')
  expect(listed).toMatchObject({ items: [{ id }], mayRate: false, unrated: [] })
  expect(gone.status).toBe(200)
  expect(await list()).toMatchObject({ items: [], mayRate: true, unrated: [{}] })
})
