import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addToCart,
  address,
  billing,
  contact,
  fillCart,
  finalize,
  findVariant,
  methodKeys,
  putStock,
} from '../checkout/checkout.test-support.ts'
import { checkoutSteps } from '#contracts/checkout-steps.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { cartWith, complete, deliver, methods, modes } from './checkout-steps.test-support.ts'

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

describe('the four steps', () => {
  test('are done one after another', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    expect(cart.steps.map(({ name }) => name)).toEqual(checkoutSteps)
    expect(complete(cart)).toEqual([])
    const params = { uuid: cart.uuid }
    const one = await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version: cart.version, contact } })
    expect(complete(one.body)).toEqual(['contact'])
    expect(await methods(visitor, one.body)).toEqual([])
    const two = await deliver(visitor, one.body, 'home', { address })
    expect(complete(two.body)).toEqual(['contact', 'delivery'])
    expect(two.body.delivery).toMatchObject({ flow: 'home', address, pickupPoint: null, store: null })
    const three = await visitor.call('POST /draft_orders/{uuid}/billing_data', {
      params,
      body: { version: two.body.version, billing },
    })
    expect(complete(three.body)).toEqual(['contact', 'delivery', 'billing'])
    const offered = await methods(visitor, three.body)
    expect(offered.map(({ paymentMethod }) => paymentMethod.key)).toEqual(methodKeys('home'))
    const cash = offered.find(({ paymentMethod }) => paymentMethod.key === 'cash_on_delivery')?.paymentMethod
    const four = await visitor.call('PUT /draft_orders/{uuid}/payment_method', {
      params,
      body: { version: three.body.version, paymentMethodId: cash?.id },
    })
    expect(complete(four.body)).toEqual(['contact', 'delivery', 'billing', 'payment'])
    expect(four.body.totals.costs.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['shipping', 1490],
      ['payment', 390],
    ])
  })

  test('every write refuses a stale version', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    const params = { uuid: cart.uuid }
    const version = cart.version - 1
    const replies = [
      await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version, contact } }),
      await visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
        params,
        body: { version, deliveryModeId: 1, address },
      }),
      await visitor.call('POST /draft_orders/{uuid}/billing_data', { params, body: { version, billing } }),
      await visitor.call('PUT /draft_orders/{uuid}/payment_method', { params, body: { version, paymentMethodId: 1 } }),
      await visitor.call('POST /draft_orders/{uuid}/finalize', { params, body: { version, expectedTotal: 1 } }),
    ]
    for (const reply of replies) expect([reply.status, reply.code]).toEqual([409, 'version_conflict'])
  })

  test('every write refuses a closed draft order', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const order = await finalize(visitor, cart)
    const params = { uuid: cart.uuid, id: cart.items[0]?.id ?? 0 }
    const version = cart.version
    const replies = [
      await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version, contact } }),
      await visitor.call('POST /draft_orders/{uuid}/items', { params, body: { variantId: book, quantity: 1 } }),
      await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', { params, body: { version, quantity: 1 } }),
      await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params }),
      await visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
        params,
        body: { version, deliveryModeId: 1, address },
      }),
      await visitor.call('POST /draft_orders/{uuid}/billing_data', { params, body: { version, billing } }),
      await visitor.call('PUT /draft_orders/{uuid}/payment_method', { params, body: { version, paymentMethodId: 1 } }),
    ]
    for (const reply of replies) expect([reply.status, reply.code]).toEqual([409, 'draft_order_closed'])
    const { body } = await visitor.call('GET /draft_orders/{uuid}', { params })
    expect(body).toMatchObject({ status: 'closed', orderUuid: order.body.orderUuid })
    expect((await visitor.call('GET /draft_orders/current')).body).toEqual({ draftOrder: null })
  })
})

describe('downloads', () => {
  test('take no delivery and no cash', async () => {
    const { visitor, cart } = await cartWith(shop, ebook)
    expect(complete(cart)).toEqual(['delivery'])
    expect(cart.delivery).toMatchObject({ flow: 'none', address: null })
    expect((await modes(visitor, cart)).map(({ deliveryMode }) => deliveryMode.key)).toEqual(['download'])
    const offered = (await methods(visitor, cart)).map(({ paymentMethod }) => paymentMethod.key)
    expect(offered).toEqual(methodKeys('none'))
    expect(offered).not.toContain('cash_on_delivery')
  })

  test('a choice that no longer goes with the cart makes its step open again', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book }, { variantId: ebook }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    expect(complete(cart)).toHaveLength(4)
    const paper = cart.items.find(({ variantId }) => variantId === book)
    const rest = await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', {
      params: { uuid: cart.uuid, id: paper?.id ?? 0 },
    })
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
    expect(await finalize(visitor, mixed)).toMatchObject({
      status: 422,
      code: 'checkout_incomplete',
      params: { step: 'delivery' },
    })
  })
})

describe('payment', () => {
  test('a way that is not offered', async () => {
    const { visitor, cart } = await cartWith(shop, ebook)
    const { rows } = await shop.connection.pool.query<{ id: number }>(
      `select id from payment_methods where key = 'cash_on_delivery'`,
    )
    const ask = (paymentMethodId: number) =>
      visitor.call('PUT /draft_orders/{uuid}/payment_method', {
        params: { uuid: cart.uuid },
        body: { version: cart.version, paymentMethodId },
      })
    for (const id of [rows[0]?.id ?? 0, 999])
      expect(await ask(id)).toMatchObject({ status: 422, code: 'payment_method_not_available' })
  })
})
