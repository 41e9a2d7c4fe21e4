import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import {
  addToCart,
  contact,
  fillCart,
  finalize,
  findVariant,
  openCart,
  putStock,
} from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let first: number
let second: number
beforeAll(async () => {
  shop = await openShop()
  first = (await findVariant(shop, 'book', 0)).id
  second = (await findVariant(shop, 'book', 1)).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const id of [first, second]) await putStock(shop, id, 20)
})

const order = async (visitor: Visitor, items = [{ variantId: first, quantity: 2 }, { variantId: second }]) =>
  (await finalize(visitor, await fillCart(visitor, { items, delivery: 'home', payment: 'cash_on_delivery' }))).body
    .orderUuid

const buyAgain = (visitor: Visitor, uuid: string, ask: { email?: string; key?: string } = {}) => {
  const { email, key } = ask
  return visitor.call('POST /orders/{uuid}/reorder', { params: { uuid }, body: { email }, ...(key && { key }) })
}

const copies = async (visitor: Visitor) =>
  (await visitor.call('GET /draft_orders/current')).body.draftOrder?.items.map(({ variantId, quantity }) => [
    variantId,
    quantity,
  ]) ?? []

test('what was bought is in the cart again, beside what the cart has', async () => {
  const visitor = await shop.visit()
  const uuid = await order(visitor)
  const cart = await openCart(visitor)
  await addToCart(visitor, cart, second, 3)
  const { status, body } = await buyAgain(visitor, uuid)
  expect(status).toBe(200)
  expect(body.lines).toMatchObject([
    { row: null, variantId: first, requested: 2, taken: 2, outcome: 'added' },
    { row: null, variantId: second, requested: 1, taken: 1, outcome: 'added' },
  ])
  expect(await copies(visitor)).toEqual([
    [second, 4],
    [first, 2],
  ])
})

test('a cart is opened where the visitor has none', async () => {
  const visitor = await shop.visit()
  await buyAgain(visitor, await order(visitor))
  expect(await copies(visitor)).toEqual([
    [first, 2],
    [second, 1],
  ])
})

test('a repeated request adds nothing twice, and a new one does', async () => {
  const visitor = await shop.visit()
  const uuid = await order(visitor)
  const answer = await buyAgain(visitor, uuid, { key: 'again' })
  const repeated = await buyAgain(visitor, uuid, { key: 'again' })
  expect(repeated.body).toEqual(answer.body)
  expect(repeated.headers.get('idempotent-replayed')).toBe('true')
  expect((await copies(visitor))[0]).toEqual([first, 2])
  await buyAgain(visitor, uuid)
  expect((await copies(visitor))[0]).toEqual([first, 4])
})

test('as many copies as there are, and no withdrawn book; the report says so', async () => {
  const visitor = await shop.visit()
  const uuid = await order(visitor)
  await putStock(shop, first, 1)
  await shop.connection.pool.query('update variants set active = false where id = $1', [second])
  const { body } = await buyAgain(visitor, uuid)
  await shop.connection.pool.query('update variants set active = true where id = $1', [second])
  expect(body.lines).toMatchObject([
    { requested: 2, taken: 1, outcome: 'reduced' },
    { requested: 1, taken: 0, outcome: 'refused', code: 'item_not_found' },
  ])
  expect(body.lines[1]?.name).not.toBe('')
  expect(await copies(visitor)).toEqual([[first, 1]])
})

test('a gift or an upsell of a deal is not bought again', async () => {
  const visitor = await shop.visit()
  const uuid = await order(visitor)
  await shop.connection.pool.query(
    `update order_items set type = 'ORDER_UPSELL', deal_key = 'spring' where variant_id = $2
     and order_id = (select id from orders where uuid = $1)`,
    [uuid, second],
  )
  expect((await buyAgain(visitor, uuid)).body.lines).toMatchObject([{ variantId: first }])
  expect(await copies(visitor)).toEqual([[first, 2]])
})

test('a package is bought again as a package', async () => {
  const visitor = await shop.visit()
  const { id } = await findVariant(shop, 'package')
  const uuid = await order(visitor, [{ variantId: id }])
  expect((await buyAgain(visitor, uuid)).body.lines).toMatchObject([{ type: 'PACKAGE', outcome: 'added' }])
  expect(await copies(visitor)).toEqual([[id, 1]])
})

test('for who placed the order, or knows its e-mail address, in a session', async () => {
  const uuid = await order(await shop.visit())
  const stranger = await shop.visit()
  expect(await buyAgain(stranger, uuid)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await buyAgain(stranger, uuid, { email: 'else@example.hu' })).toMatchObject({
    status: 403,
    code: 'verification_failed',
  })
  expect(await copies(stranger)).toEqual([])
  expect(await buyAgain(shop.guest, uuid, { email: contact.email })).toMatchObject({ status: 401 })
  const customer = await shop.visit({ email: 'olvaso@kolofon.example', password: demoPassword })
  expect((await buyAgain(customer, uuid, { email: contact.email.toUpperCase() })).status).toBe(200)
  expect(await copies(customer)).toEqual([
    [first, 2],
    [second, 1],
  ])
})

test('a cart in another currency takes what has a price there', async () => {
  const visitor = await shop.visit()
  const uuid = await order(visitor)
  await openCart(visitor, 'EUR')
  await shop.connection.pool.query(`delete from prices where variant_id = $1 and currency = 'EUR'`, [second])
  expect((await buyAgain(visitor, uuid)).body.lines).toMatchObject([
    { outcome: 'added' },
    { outcome: 'refused', code: 'no_value_for_currency' },
  ])
})
