import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, billing, contact, findVariant, openCart, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { modes, methods } from './checkout-steps.test-support.ts'

let shop: TestShop
let [book, other] = [0, 0]
beforeAll(async () => {
  shop = await openShop()
  ;[book, other] = [(await findVariant(shop, 'book')).id, (await findVariant(shop, 'book', 1)).id]
  for (const id of [book, other]) await putStock(shop, id, 50)
})
afterAll(() => shop.close())

const open = async (): Promise<{ visitor: Visitor; id: number; uuid: string }> => {
  const visitor = await shop.visit()
  const { body } = await visitor.call('POST /v2.0/orders/current', { body: { currency: 'HUF' } })
  return { visitor, id: body.id, uuid: body.uuid }
}

describe('the older calls of the specification', () => {
  test('open, find and read the same cart as the newer ones', async () => {
    const visitor = await shop.visit()
    expect(await visitor.call('GET /v2.0/orders/current')).toMatchObject({ status: 404, code: 'not_found' })
    const cart = await openCart(visitor)
    const again = await visitor.call('POST /v2.0/orders/current', { body: { currency: 'HUF' } })
    const current = await visitor.call('GET /v2.0/orders/current')
    const read = await visitor.call('GET /v2.0/orders/{id}', { params: { id: cart.id } })
    expect([again.body, current.body, read.body]).toEqual([cart, cart, cart])
  })

  test('add one item or several, and take one out', async () => {
    const { visitor, id } = await open()
    await visitor.call('PUT /v2.0/orders/{id}/item', { params: { id }, body: { variantId: book, quantity: 2 } })
    const { body } = await visitor.call('PUT /v2.0/orders/{id}/items', {
      params: { id },
      body: {
        items: [
          { variantId: book, quantity: 1 },
          { variantId: other, quantity: 60 },
          { variantId: 999_999, quantity: 1 },
        ],
      },
    })
    expect(body.draftOrder.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [book, 3],
      [other, 50],
    ])
    expect(body.report.lines.map(({ outcome, taken, code }) => [outcome, taken, code])).toEqual([
      ['added', 1, null],
      ['reduced', 50, 'insufficient_stock'],
      ['refused', 0, 'item_not_found'],
    ])
    const left = await visitor.call('DELETE /v2.0/items/{id}', { params: { id: body.draftOrder.items[0]?.id ?? 0 } })
    expect(left.body.items).toMatchObject([{ variantId: other }])
  })

  test('change it, add a coupon and remove it', async () => {
    const { visitor, id } = await open()
    const params = { id }
    await visitor.call('PUT /v2.0/orders/{id}/item', { params, body: { variantId: book, quantity: 3 } })
    const patched = await visitor.call('PATCH /v2.0/orders/{id}', { params, body: { contact, viewAsCurrency: 'EUR' } })
    expect(patched.body).toMatchObject({ currency: 'EUR', contact })
    const { body } = await visitor.call('PUT /v2.0/orders/{id}/coupon', { params, body: { code: 'KONYV10' } })
    const couponId = body.coupons[0]?.id ?? 0
    expect(body.coupons).toMatchObject([{ code: 'KONYV10' }])
    const removed = await visitor.call('DELETE /v2.0/orders/{id}/coupon/{couponId}', { params: { id, couponId } })
    expect(removed.body.coupons).toEqual([])
  })

  test('name the deals of the order and of its items', async () => {
    await shop.connection.pool.query('update deals set enabled = true')
    const { visitor, id, uuid } = await open()
    const { rows } = await shop.connection.pool.query<{ id: number }>(
      `select v.id from variants v join deal_conditions c on c.kind = 'product' and c.target_id = v.product_id
       join deals d on d.id = c.deal_id and d.type = 'item_upsell_deal' where v.format in ('paperback', 'hardback') limit 1`,
    )
    const variantId = rows[0]?.id ?? 0
    await putStock(shop, variantId, 50)
    await visitor.call('PUT /v2.0/orders/{id}/item', { params: { id }, body: { variantId, quantity: 3 } })
    const { body: all } = await visitor.call('GET /draft_orders/{uuid}/deals', { params: { uuid } })
    const next = await visitor.call('GET /v2.0/orders/{id}/next_deals', { params: { id } })
    expect(next.body.items).toEqual(all.nextDeals)
    expect(all.nextDeals.length).toBeGreaterThan(0)
    const types = 'order_gift_deal'
    const gifts = await visitor.call('GET /v2.0/orders/{id}/deals', { params: { id }, query: { types } })
    expect(gifts.body.items).toEqual(all.orderDeals.filter(({ type }) => type === types))
    const ids = String(all.itemDeals[0]?.parentId)
    const ofItem = await visitor.call('GET /v2.0/items/deals', { query: { ids } })
    expect(ofItem.body.items).toEqual(all.itemDeals.filter(({ parentId }) => String(parentId) === ids))
    expect(ofItem.body.items.length).toBeGreaterThan(0)
  })

  test('lead through delivery, billing and payment to an order', async () => {
    const { visitor, id, uuid } = await open()
    const params = { id }
    await visitor.call('PUT /v2.0/orders/{id}/item', { params, body: { variantId: book, quantity: 1 } })
    await visitor.call('PATCH /v2.0/orders/{id}', { params, body: { contact } })
    const cart = (await visitor.call('GET /v2.0/orders/{id}', { params })).body
    const contexts = await visitor.call('GET /v2.0/orders/{id}/delivery_contexts', { params })
    expect(contexts.body.items).toEqual(await modes(visitor, cart))
    const home = contexts.body.items.find(({ deliveryMode }) => deliveryMode.flow === 'home')?.deliveryMode.id
    const locker = contexts.body.items.find(({ deliveryMode }) => deliveryMode.key === 'foxpost')?.deliveryMode
    expect((await visitor.call('GET /v2.0/orders/{id}/delivery_points', { params })).code).toBe(
      'delivery_mode_not_available',
    )
    const points = await visitor.call('GET /v2.0/orders/{id}/delivery_points', {
      params,
      query: { carrier: 'foxpost' },
    })
    expect(points.body.items.every(({ carrier }) => carrier === 'foxpost')).toBe(true)

    const body = { deliveryModeId: locker?.id, pickupPointId: points.body.items[0]?.id }
    await visitor.call('PUT /v2.0/orders/{id}/delivery_data', { params, body })
    const chosen = await visitor.call('PUT /v2.0/orders/{id}/delivery_mode', { params, body: { deliveryModeId: home } })
    // The place of a parcel locker is no address.
    expect(chosen.body.delivery).toBeNull()
    const placed = await visitor.call('PUT /v2.0/orders/{id}/delivery_data', {
      params,
      body: { deliveryModeId: home, address },
    })
    expect(placed.body.delivery).toMatchObject({ flow: 'home', address })
    const cleared = await visitor.call('DELETE /v2.0/orders/{id}/delivery_data', { params })
    expect(cleared.body.delivery).toBeNull()
    await visitor.call('PUT /v2.0/orders/{id}/delivery_data', { params, body: { deliveryModeId: home, address } })

    await visitor.call('PUT /v2.0/orders/{id}/billing_data', { params, body: { billing } })
    const moved = await visitor.call('PATCH /v2.0/orders/{id}/billing_data', {
      params,
      body: { billing: { city: 'Pécs' } },
    })
    expect(moved.body.billing).toEqual({ ...billing, city: 'Pécs' })
    expect((await visitor.call('DELETE /v2.0/orders/{id}/billing_data', { params })).body.billing).toBeNull()
    expect(
      await visitor.call('PATCH /v2.0/orders/{id}/billing_data', { params, body: { billing: { city: 'Pécs' } } }),
    ).toMatchObject({ status: 400, code: 'invalid_data_provided' })
    const billed = await visitor.call('PUT /v2.0/orders/{id}/billing_data', { params, body: { billing } })

    const payments = await visitor.call('GET /v2.0/orders/{id}/payment_contexts', { params })
    expect(payments.body.items).toEqual(await methods(visitor, billed.body))
    const card = payments.body.items.find(({ paymentMethod }) => paymentMethod.key === 'simplepay')?.paymentMethod.id
    const ready = (
      await visitor.call('PUT /v2.0/orders/{id}/payment_method', { params, body: { paymentMethodId: card } })
    ).body
    expect((await visitor.call('POST /v2.0/orders/{id}/payment', { params })).code).toBe('order_not_payable')
    const order = await visitor.call('POST /v2.0/orders/{id}/finalize', {
      params,
      body: { version: ready.version, expectedTotal: ready.totals.total.gross },
    })
    expect((await visitor.call('GET /draft_orders/{uuid}', { params: { uuid } })).body.orderUuid).toBe(
      order.body.orderUuid,
    )
    const again = await visitor.call('POST /v2.0/orders/{id}/payment', { params })
    expect(again.body.paymentUrl).toMatch(/^http/)
  })

  test('do not find the cart of somebody else', async () => {
    const { id } = await open()
    const stranger = await shop.visit()
    expect((await stranger.call('GET /v2.0/orders/{id}', { params: { id } })).code).toBe('not_found')
    expect(
      (await stranger.call('PUT /v2.0/orders/{id}/item', { params: { id }, body: { variantId: book, quantity: 1 } }))
        .code,
    ).toBe('not_found')
  })
})

test('a cart says which of its books have a price that is bound by law', async () => {
  const { visitor, id } = await open()
  const ask = async () => (await visitor.call('GET /me/cart/is_price_bound')).body
  expect(await ask()).toEqual({ isPriceBound: false, variantIds: [] })
  for (const [variantId, day] of [
    [book, shop.clock.now().toISOString().slice(0, 10)],
    [other, '2020-01-01'],
  ] as const) {
    await shop.connection.pool.query('update variants set published_on = $2 where id = $1', [variantId, day])
    await visitor.call('PUT /v2.0/orders/{id}/item', { params: { id }, body: { variantId, quantity: 1 } })
  }
  expect(await ask()).toEqual({ isPriceBound: true, variantIds: [book] })
})
