import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import {
  addToCart,
  address,
  billing,
  contact,
  fillCart,
  findVariant,
  openCart,
  putStock,
} from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())

const ask = async (visitor: Visitor, { uuid }: DraftOrder) => ({
  deliveries: (await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid } })).body.items,
  payments: (await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })).body.items,
})
const deliver = async (visitor: Visitor, cart: DraftOrder, key: string, place: object): Promise<DraftOrder> => {
  const { deliveries } = await ask(visitor, cart)
  const deliveryModeId = deliveries.find(({ deliveryMode }) => deliveryMode.key === key)?.deliveryMode.id
  return (
    await visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
      params: { uuid: cart.uuid },
      body: { version: cart.version, deliveryModeId, ...place },
    })
  ).body
}
const pay = async (visitor: Visitor, cart: DraftOrder, paymentMethodId: number): Promise<DraftOrder> =>
  (
    await visitor.call('PUT /draft_orders/{uuid}/payment_method', {
      params: { uuid: cart.uuid },
      body: { version: cart.version, paymentMethodId },
    })
  ).body

describe('what a choice would make of the total', () => {
  test('is what it makes of it', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const { deliveries } = await ask(visitor, cart)
    const gls = deliveries.find(({ deliveryMode }) => deliveryMode.key === 'gls')
    const moved = await deliver(visitor, cart, 'gls', { pickupPointId: 'A1' })
    expect(gls?.totals).toEqual(moved.totals)
    expect(gls?.totals).not.toEqual(cart.totals)

    const { payments } = await ask(visitor, moved)
    for (const { paymentMethod, totals } of payments) {
      const { body } = await visitor.call('GET /draft_orders/{uuid}', { params: { uuid: cart.uuid } })
      expect((await pay(visitor, body, paymentMethod.id)).totals).toEqual(totals)
    }
    expect(new Set(payments.map(({ totals }) => totals.total.gross)).size).toBe(2)
  })

  test('names what free delivery takes off, and nothing where nothing was', async () => {
    const visitor = await shop.visit()
    const small = await addToCart(visitor, await openCart(visitor), book)
    expect((await ask(visitor, small)).deliveries.every(({ listPrice }) => listPrice === null)).toBe(true)
    const { deliveries } = await ask(visitor, await addToCart(visitor, small, book, 20))
    const prices = Object.fromEntries(
      deliveries.map(({ deliveryMode, price, listPrice }) => [deliveryMode.key, [price.gross, listPrice?.gross]]),
    )
    expect(prices).toMatchObject({ home: [0, 1490], foxpost: [0, 990], store: [0, undefined] })
  })
})

describe('an invoice that was the same as the delivery', () => {
  const elsewhere = { ...address, ZIPCode: '6720', city: 'Szeged', addressLine: 'Kárász utca 5.', note: 'kapukód 12' }

  test('follows its address and its name when they are mended', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const moved = await deliver(visitor, cart, 'home', { address: elsewhere })
    expect(moved.billing).toEqual({ ...billing, ZIPCode: '6720', city: 'Szeged', addressLine: 'Kárász utca 5.' })
    const { body } = await visitor.call('PATCH /draft_orders/{uuid}', {
      params: { uuid: cart.uuid },
      body: { version: moved.version, contact: { ...contact, firstName: 'Panna' } },
    })
    expect(body.billing).toMatchObject({ firstName: 'Panna', lastName: 'Kovács', city: 'Szeged' })
  })

  test('one of its own stays as it is, also when the parcel goes to a point', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const own = {
      type: 'company',
      company: 'Iskola Kft.',
      taxNumber: '12345676-2-41',
      country: 'HU',
      ZIPCode: '9021',
      city: 'Győr',
      addressLine: 'Fő tér 1.',
    }
    const { body } = await visitor.call('POST /draft_orders/{uuid}/billing_data', {
      params: { uuid: cart.uuid },
      body: { version: cart.version, billing: own },
    })
    const moved = await deliver(visitor, body, 'home', { address: elsewhere })
    expect(moved.billing).toEqual(own)
    expect((await deliver(visitor, moved, 'foxpost', { pickupPointId: 'A1' })).billing).toEqual(own)
  })
})
