import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import {
  contact,
  fillCart,
  finalize,
  findVariant,
  type Found,
  payAt,
  putStock,
} from '../checkout/checkout.test-support.ts'
import { signInCustomer } from '../orders/customer.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { advanceOrder, lockOrder } from '../orders/service.ts'

let shop: TestShop
let book: Found
let ebook: Found
beforeAll(async () => {
  shop = await openShop()
  book = await findVariant(shop, 'book', 40)
  ebook = await findVariant(shop, 'ebook')
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { pool } = shop.connection
  await pool.query('delete from config_entries')
  await pool.query('delete from ratings where product_id = any($1)', [[book.productId, ebook.productId]])
  await pool.query('delete from rate_limits')
})

const order = async (visitor: Visitor, items: Found[]): Promise<string> => {
  for (const { id } of items) await putStock(shop, id, 3)
  const hasPrint = items.some((one) => one !== ebook)
  const choice = { items: items.map(({ id }) => ({ variantId: id })), ...(hasPrint && { delivery: 'home' as const }) }
  const { body } = await finalize(visitor, await fillCart(visitor, choice))
  const { id, r, s } = await payAt(body.paymentUrl ?? '', 'pay')
  await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query: { r, s } })
  return body.orderUuid
}
const fulfil = async (uuid: string) => {
  const { rows } = await shop.connection.pool.query('select id from orders where uuid = $1', [uuid])
  for (const step of ['processing', 'fulfilled'])
    await shop.connection.db.transaction(async (db) => {
      const row = await lockOrder({ db }, rows[0].id)
      expect(row && (await advanceOrder({ ...shop.services, db }, row, 'on its way'))).toBe(step)
    })
}
const look = (visitor: Visitor, uuid: string, body: object = {}) =>
  visitor.call('POST /orders/{uuid}/ratings/details', { params: { uuid }, body })
const rate = (visitor: Visitor, uuid: string, body: object) =>
  visitor.call('PUT /orders/{uuid}/ratings', { params: { uuid }, body })
const statusOf = async (visitor: Visitor, uuid: string) =>
  (await visitor.call('GET /orders/{uuid}/state', { params: { uuid } })).body.rateable

describe('without an account', () => {
  it('files can be rated once they are paid, the rest and the order once it is fulfilled', async () => {
    const visitor = await shop.visit()
    const uuid = await order(visitor, [ebook, book])
    const mixed = (await look(visitor, uuid)).body
    expect(mixed.order).toEqual({ mayRate: false, rating: null })
    expect(mixed.books.map(({ variantId, mayRate }) => [variantId, mayRate])).toEqual([
      [ebook.id, true],
      [book.id, false],
    ])
    expect(await statusOf(visitor, uuid)).toBe(true)
    const early = {
      books: [
        { variantId: ebook.id, stars: 5 },
        { variantId: book.id, stars: 4 },
      ],
    }
    expect(await rate(visitor, uuid, early)).toMatchObject({ status: 409, code: 'order_not_received' })
    expect((await rate(visitor, uuid, { order: { stars: 5 } })).code).toBe('order_not_received')
    expect((await look(visitor, uuid)).body.books.every(({ rating }) => rating === null)).toBe(true)

    await fulfil(uuid)
    const { body } = await rate(visitor, uuid, { ...early, order: { stars: 2, text: ' Lassú volt. ' } })
    expect(body.order).toEqual({ mayRate: true, rating: { stars: 2, text: 'Lassú volt.' } })
    expect(body.displayName).toBe('Kovács A.')
    expect(body.books.map(({ rating }) => rating)).toEqual([
      { stars: 5, text: null, status: 'waiting' },
      { stars: 4, text: null, status: 'waiting' },
    ])
  })

  it('with the e-mail address another browser can change the ratings', async () => {
    await writeConfigEntry(shop.connection.db, 'rating_moderation', false)
    const uuid = await order(await shop.visit(), [ebook])
    const stranger = await shop.visit()
    expect((await look(stranger, uuid)).code).toBe('not_found')
    expect((await look(stranger, uuid, { email: 'else@example.hu' })).code).toBe('verification_failed')
    const { email } = contact
    await rate(stranger, uuid, { email, books: [{ variantId: ebook.id, stars: 1 }] })
    await rate(stranger, uuid, { email, books: [{ variantId: ebook.id, stars: 3, text: 'Mégsem rossz.' }] })
    const { items, sum } = (await shop.guest.call('GET /v2.0/variants/{id}/ratings', { params: { id: ebook.id } })).body
    expect(sum).toEqual({ average: 3, count: 1 })
    expect(items[0]).toMatchObject({ stars: 3, text: 'Mégsem rossz.', verified: true, displayName: 'Kovács A.' })
  })

  it('a book that was not in it, and an order that is not paid, are not rated', async () => {
    const visitor = await shop.visit()
    const uuid = await order(visitor, [ebook])
    expect((await rate(visitor, uuid, { books: [{ variantId: book.id, stars: 5 }] })).code).toBe('purchase_required')
    const unpaid = (await finalize(visitor, await fillCart(visitor, { items: [{ variantId: ebook.id }] }))).body
      .orderUuid
    expect((await rate(visitor, unpaid, { books: [{ variantId: ebook.id, stars: 5 }] })).code).toBe(
      'order_not_received',
    )
    expect(await statusOf(visitor, unpaid)).toBe(false)
  })
})

it('an unchanged rating is not moderated again', async () => {
  const visitor = await shop.visit()
  const uuid = await order(visitor, [ebook])
  const said = { books: [{ variantId: ebook.id, stars: 4, text: 'Jó.' }] }
  await rate(visitor, uuid, said)
  await shop.connection.pool.query(`update ratings set status = 'refused' where product_id = $1`, [ebook.productId])
  expect((await rate(visitor, uuid, said)).body.books[0]?.rating?.status).toBe('refused')
  expect(
    (await rate(visitor, uuid, { books: [{ variantId: ebook.id, stars: 5 }] })).body.books[0]?.rating?.status,
  ).toBe('waiting')
})

it('with an account, the order and the page of the book show one and the same rating', async () => {
  const reader = await shop.visit({ email: 'olvaso@kolofon.example', password: demoPassword })
  const uuid = await order(reader, [ebook])
  const body = { stars: 4, title: 'Jó', text: 'Szép.' }
  await reader.call('POST /v2.0/variants/{id}/ratings', { params: { id: ebook.id }, body })
  expect((await look(reader, uuid)).body.books[0]?.rating).toMatchObject({ stars: 4, text: 'Szép.' })
  await rate(reader, uuid, { books: [{ variantId: ebook.id, stars: 2, text: 'Mégsem.' }] })
  const own = (await reader.call('GET /v2.0/variants/{id}/ratings/own', { params: { id: ebook.id } })).body
  expect(own.rating).toMatchObject({ stars: 2, title: 'Jó', text: 'Mégsem.', verified: true })
})

it('for a package its books are rated', async () => {
  const visitor = await shop.visit()
  const box = await findVariant(shop, 'package')
  const uuid = await order(visitor, [box])
  await fulfil(uuid)
  const { rows } = await shop.connection.pool.query(
    'select variant_id as id from package_items where package_id = $1 order by 1',
    [box.id],
  )
  const { books } = (await look(visitor, uuid)).body
  expect(books.map(({ variantId }) => variantId)).toEqual(rows.map(({ id }) => id))
  expect(books.every(({ name, authors, mayRate }) => name && authors && mayRate)).toBe(true)
})

it('switched off, ratings are neither shown nor accepted', async () => {
  const visitor = await shop.visit()
  const uuid = await order(visitor, [ebook])
  await writeConfigEntry(shop.connection.db, 'rating_active', false)
  expect((await look(visitor, uuid)).code).toBe('ratings_inactive')
  expect((await rate(visitor, uuid, { books: [{ variantId: ebook.id, stars: 5 }] })).code).toBe('ratings_inactive')
  expect(await statusOf(visitor, uuid)).toBe(false)
})

it('an order that its names have left is rated no more', async () => {
  const reader = await signInCustomer(shop)
  const uuid = await order(reader, [ebook])
  expect(await statusOf(reader, uuid)).toBe(true)
  await shop.connection.pool.query(`update orders set contact = contact || '{"email": ""}' where uuid = $1`, [uuid])
  expect((await look(reader, uuid)).body).toMatchObject({ order: { mayRate: false }, books: [{ mayRate: false }] })
  expect(await statusOf(reader, uuid)).toBe(false)
  expect((await reader.call('GET /v2.0/me/orders')).body.items).toMatchObject([{ uuid, rateable: false }])
  expect((await rate(reader, uuid, { order: { stars: 5, text: 'Kovács Anna vagyok.' } })).code).toBe('ratings_inactive')
  expect((await rate(reader, uuid, { books: [{ variantId: ebook.id, stars: 5 }] })).code).toBe('ratings_inactive')
})

it('a paid file counts as received everywhere: on its page, in the list of orders and among what was not rated', async () => {
  const reader = await signInCustomer(shop)
  const uuid = await order(reader, [ebook])
  const answers = async () => ({
    page: (await look(reader, uuid)).body.books[0]?.mayRate,
    list: (await reader.call('GET /v2.0/me/orders')).body.items[0]?.rateable,
    unrated: (await reader.call('GET /v2.0/me/ratings')).body.unrated.map(({ id }) => id),
  })
  expect(await answers()).toEqual({ page: true, list: true, unrated: [ebook.id] })
  await shop.connection.pool.query(`update orders set status = 'cancelled' where uuid = $1`, [uuid])
  expect(await answers()).toEqual({ page: false, list: false, unrated: [] })
})
