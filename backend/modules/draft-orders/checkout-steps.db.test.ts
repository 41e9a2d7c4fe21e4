import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { addToCart, address, billing, contact, fillCart, finalize, findVariant, openCart, putStock } from '../orders/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let book: number
let ebook: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  ebook = (await findVariant(shop, 'ebook')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())

const complete = ({ steps }: DraftOrder) => steps.filter(({ status }) => status === 'complete').map(({ name }) => name)
const modes = async (visitor: Visitor, { uuid }: DraftOrder) => (await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid } })).body.items
const methods = async (visitor: Visitor, { uuid }: DraftOrder) => (await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })).body.items
const modeId = async (visitor: Visitor, cart: DraftOrder, key: string) => (await modes(visitor, cart)).find(({ deliveryMode }) => deliveryMode.key === key)?.deliveryMode.id ?? 0
const deliver = async (visitor: Visitor, cart: DraftOrder, key: string, place: object) =>
  visitor.call('PUT /draft_orders/{uuid}/delivery_data', { params: { uuid: cart.uuid }, body: { version: cart.version, deliveryModeId: await modeId(visitor, cart, key), ...place } })

const cartWith = async (...variantIds: number[]) => {
  const visitor = await shop.visit()
  let cart = await openCart(visitor)
  for (const id of variantIds) cart = await addToCart(visitor, cart, id)
  return { visitor, cart }
}

describe('the four steps', () => {
  test('are done one after another', async () => {
    const { visitor, cart } = await cartWith(book)
    expect(cart.steps).toEqual(['contact', 'delivery', 'billing', 'payment'].map((name) => ({ name, status: 'active' })))
    const params = { uuid: cart.uuid }
    const one = await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version: cart.version, contact } })
    expect(complete(one.body)).toEqual(['contact'])
    expect(await methods(visitor, one.body)).toEqual([])
    const two = await deliver(visitor, one.body, 'home', { address })
    expect(complete(two.body)).toEqual(['contact', 'delivery'])
    expect(two.body.delivery).toMatchObject({ flow: 'home', address, pickupPoint: null, store: null })
    const three = await visitor.call('POST /draft_orders/{uuid}/billing_data', { params, body: { version: two.body.version, billing } })
    expect(complete(three.body)).toEqual(['contact', 'delivery', 'billing'])
    const offered = await methods(visitor, three.body)
    expect(offered.map(({ paymentMethod }) => paymentMethod.key)).toEqual(['simplepay', 'cash_on_delivery'])
    const four = await visitor.call('PUT /draft_orders/{uuid}/payment_method', { params, body: { version: three.body.version, paymentMethodId: offered[1]?.paymentMethod.id } })
    expect(complete(four.body)).toEqual(['contact', 'delivery', 'billing', 'payment'])
    expect(four.body.totals.costs.map(({ kind, gross }) => [kind, gross])).toEqual([['shipping', 1490], ['payment', 390]])
  })

  test('every write refuses a stale version', async () => {
    const { visitor, cart } = await cartWith(book)
    const params = { uuid: cart.uuid }
    const version = cart.version - 1
    const replies = [
      await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version, contact } }),
      await visitor.call('PUT /draft_orders/{uuid}/delivery_data', { params, body: { version, deliveryModeId: 1, address } }),
      await visitor.call('POST /draft_orders/{uuid}/billing_data', { params, body: { version, billing } }),
      await visitor.call('PUT /draft_orders/{uuid}/payment_method', { params, body: { version, paymentMethodId: 1 } }),
      await visitor.call('POST /draft_orders/{uuid}/finalize', { params, body: { version, expectedTotal: 1 } }),
    ]
    for (const reply of replies) expect([reply.status, reply.code]).toEqual([409, 'version_conflict'])
  })

  test('every write refuses a closed draft order', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment: 'cash_on_delivery' })
    const order = await finalize(visitor, cart)
    const params = { uuid: cart.uuid, id: cart.items[0]?.id ?? 0 }
    const version = cart.version
    const replies = [
      await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version, contact } }),
      await visitor.call('POST /draft_orders/{uuid}/items', { params, body: { variantId: book, quantity: 1 } }),
      await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', { params, body: { version, quantity: 1 } }),
      await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params }),
      await visitor.call('PUT /draft_orders/{uuid}/delivery_data', { params, body: { version, deliveryModeId: 1, address } }),
      await visitor.call('POST /draft_orders/{uuid}/billing_data', { params, body: { version, billing } }),
      await visitor.call('PUT /draft_orders/{uuid}/payment_method', { params, body: { version, paymentMethodId: 1 } }),
    ]
    for (const reply of replies) expect([reply.status, reply.code]).toEqual([409, 'draft_order_closed'])
    const { body } = await visitor.call('GET /draft_orders/{uuid}', { params })
    expect(body).toMatchObject({ status: 'closed', orderUuid: order.body.orderUuid })
    expect((await visitor.call('GET /draft_orders/current')).body).toEqual({ draftOrder: null })
  })
})

describe('delivery', () => {
  test('what bringing costs, and how long it takes, whoever orders whatever', async () => {
    const { items } = (await (await shop.visit()).call('GET /v2.0/delivery_modes', {})).body
    expect(items.map(({ flow }) => flow)).toEqual(['home', 'pickup_point', 'pickup_point', 'pickup_point'])
    expect(items[0]).toMatchObject({ key: 'home', name: 'Házhoz szállítás', price: { gross: 1490, net: 1173 }, days: { from: 1, to: 2 } })
    expect(items.at(-1)).toMatchObject({ key: 'mpl', days: { from: 2, to: 3 } })
  })

  test('a parcel takes every way but the download', async () => {
    const { visitor, cart } = await cartWith(book, ebook)
    expect((await modes(visitor, cart)).map(({ deliveryMode }) => deliveryMode.key)).toEqual(['home', 'foxpost', 'gls', 'mpl', 'store'])
  })

  test('is free from the limit on', async () => {
    const { visitor, cart } = await cartWith(book)
    const { items } = await addToCart(visitor, cart, book, 20).then(async (grown) => ({ items: await modes(visitor, grown) }))
    expect(items.every(({ price }) => price.gross === 0)).toBe(true)
  })

  test('a pickup point is looked up at its carrier and kept as it was', async () => {
    const { visitor, cart } = await cartWith(book)
    const reply = await deliver(visitor, cart, 'foxpost', { pickupPointId: 'B2' })
    expect(reply.body.delivery).toMatchObject({ flow: 'pickup_point', pickupPoint: { carrier: 'foxpost', id: 'B2', name: 'foxpost B2' }, address: null })
  })

  test('a store', async () => {
    const { visitor, cart } = await cartWith(book)
    const reply = await deliver(visitor, cart, 'store', { storeId: 1 })
    expect(reply.body.delivery).toMatchObject({ flow: 'store', store: { id: 1 } })
    expect(reply.body.totals.costs).toEqual([{ kind: 'shipping', gross: 0, net: 0 }])
  })

  test.each([
    ['home', {}, 400, 'invalid_data_provided'],
    ['foxpost', {}, 400, 'invalid_data_provided'],
    ['store', {}, 400, 'invalid_data_provided'],
    ['foxpost', { pickupPointId: 'none' }, 422, 'pickup_point_not_found'],
    ['store', { storeId: 999 }, 422, 'store_not_found'],
    ['nothing', { address }, 400, 'invalid_data_provided'],
  ])('%s with %j: %d %s', async (key, place, status, code) => {
    const { visitor, cart } = await cartWith(book)
    expect(await deliver(visitor, cart, key, place)).toMatchObject({ status, code })
  })

  test('a way that is not there', async () => {
    const { visitor, cart } = await cartWith(book)
    const reply = await visitor.call('PUT /draft_orders/{uuid}/delivery_data', { params: { uuid: cart.uuid }, body: { version: cart.version, deliveryModeId: 999, address } })
    expect(reply).toMatchObject({ status: 422, code: 'delivery_mode_not_available' })
  })

  test('a carrier that cannot be asked', async () => {
    const { visitor, cart } = await cartWith(book)
    shop.downCarriers.add('gls')
    expect(await deliver(visitor, cart, 'gls', { pickupPointId: 'A1' })).toMatchObject({ status: 503, code: 'carrier_unavailable' })
    expect(await visitor.call('GET /v2.0/pickup_points', { query: { carrier: 'gls' } })).toMatchObject({ status: 503, code: 'carrier_unavailable' })
    shop.downCarriers.delete('gls')
    const { body } = await visitor.call('GET /v2.0/pickup_points', { query: { carrier: 'gls' } })
    expect(body).toMatchObject({ items: [{ id: 'A1' }, { id: 'B2' }], fetchedAt: shop.clock.now().toISOString() })
  })
})

describe('downloads', () => {
  test('take no delivery and no cash', async () => {
    const { visitor, cart } = await cartWith(ebook)
    expect(complete(cart)).toEqual(['delivery'])
    expect(cart.delivery).toMatchObject({ flow: 'none', address: null })
    expect((await modes(visitor, cart)).map(({ deliveryMode }) => deliveryMode.key)).toEqual(['download'])
    expect((await methods(visitor, cart)).map(({ paymentMethod }) => paymentMethod.key)).toEqual(['simplepay'])
  })

  test('a choice that no longer goes with the cart makes its step open again', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }, { variantId: ebook }], delivery: 'home', payment: 'cash_on_delivery' })
    expect(complete(cart)).toHaveLength(4)
    const paper = cart.items.find(({ variantId }) => variantId === book)
    const rest = await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params: { uuid: cart.uuid, id: paper?.id ?? 0 } })
    expect(complete(rest.body)).toEqual(['contact', 'delivery', 'billing'])
    expect(rest.body).toMatchObject({ delivery: { flow: 'none' }, paymentMethodId: null })
    const again = await addToCart(visitor, rest.body, book)
    expect(complete(again)).toHaveLength(4)
  })

  test('a cart that was downloads only needs a delivery once a book comes in', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: ebook }] })
    expect(complete(cart)).toHaveLength(4)
    const mixed = await addToCart(visitor, cart, book)
    expect(complete(mixed)).toEqual(['contact', 'billing'])
    expect(await finalize(visitor, mixed)).toMatchObject({ status: 422, code: 'checkout_incomplete', params: { step: 'delivery' } })
  })
})

describe('payment', () => {
  test('a way that is not offered', async () => {
    const { visitor, cart } = await cartWith(ebook)
    const { rows } = await shop.connection.pool.query<{ id: number }>(`select id from payment_methods where key = 'cash_on_delivery'`)
    const ask = (paymentMethodId: number) => visitor.call('PUT /draft_orders/{uuid}/payment_method', { params: { uuid: cart.uuid }, body: { version: cart.version, paymentMethodId } })
    for (const id of [rows[0]?.id ?? 0, 999]) expect(await ask(id)).toMatchObject({ status: 422, code: 'payment_method_not_available' })
  })
})

describe('currency', () => {
  const view = (visitor: Visitor, cart: DraftOrder, viewAsCurrency: string) =>
    visitor.call('PATCH /draft_orders/{uuid}', { params: { uuid: cart.uuid }, body: { version: cart.version, viewAsCurrency } })

  test('the cart is seen in another one, with other prices', async () => {
    const { visitor, cart } = await cartWith(book)
    const { rows } = await shop.connection.pool.query<{ gross: number }>(`select gross from prices where variant_id = $1 and currency = 'EUR'`, [book])
    const seen = await view(visitor, cart, 'EUR')
    expect(seen.body).toMatchObject({ currency: 'EUR', totals: { total: { gross: rows[0]?.gross } }, items: [{ variant: { price: { currency: 'EUR' } } }] })
    expect((await view(visitor, seen.body, 'HUF')).body.totals).toEqual(cart.totals)
  })

  test('but not if an item has no price in it', async () => {
    const priceless = (await findVariant(shop, 'ebook', 30)).id
    await shop.connection.pool.query(`delete from prices where variant_id = $1 and currency = 'EUR'`, [priceless])
    const { visitor, cart } = await cartWith(book, priceless)
    expect(await view(visitor, cart, 'EUR')).toMatchObject({ status: 422, code: 'no_value_for_currency' })
    expect(await view(visitor, cart, 'USD')).toMatchObject({ status: 400, code: 'invalid_data_provided' })
  })

  test('and not if the shop has switched it off', async () => {
    await shop.connection.pool.query(`insert into config_entries (key, value) values ('available_currencies', '["HUF"]')`)
    const { visitor, cart } = await cartWith(book)
    expect(await view(visitor, cart, 'EUR')).toMatchObject({ status: 422, code: 'no_value_for_currency' })
    await shop.connection.pool.query(`delete from config_entries where key = 'available_currencies'`)
  })
})
