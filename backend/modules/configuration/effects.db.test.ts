import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-orders.ts'
import { addToCart, address, billing, contact, fillCart, finalize, findVariant, openCart, putStock } from '../orders/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { writeConfigEntry } from './service.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())
afterEach(() => shop.connection.pool.query('delete from config_entries'))

const set = (key: string, value: unknown) => writeConfigEntry(shop.connection.db, key, value)

describe('default_currency and available_currencies', () => {
  const openIn = async (currency: 'HUF' | 'EUR') => (await openCart(await shop.visit(), currency)).currency

  test('a cart is opened in the currency that is asked for, as long as the shop sells in it', async () => {
    expect([await openIn('HUF'), await openIn('EUR')]).toEqual(['HUF', 'EUR'])
    await set('available_currencies', ['HUF'])
    expect([await openIn('HUF'), await openIn('EUR')]).toEqual(['HUF', 'HUF'])
  })

  test('else in the shop’s own', async () => {
    await set('default_currency', 'EUR')
    await set('available_currencies', ['EUR'])
    expect([await openIn('HUF'), await openIn('EUR')]).toEqual(['EUR', 'EUR'])
  })

  test('a cart in a withdrawn currency is seen in the shop’s own, and not the other way', async () => {
    const visitor = await shop.visit()
    const cart = await addToCart(visitor, await openCart(visitor, 'EUR'), book)
    await set('available_currencies', ['HUF'])
    const view = ({ uuid, version }: DraftOrder, viewAsCurrency: 'HUF' | 'EUR') => visitor.call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, viewAsCurrency } })
    const seen = await view(cart, 'HUF')
    expect(seen).toMatchObject({ status: 200, body: { currency: 'HUF', items: [{ variantId: book }] } })
    expect(await view(seen.body, 'EUR')).toMatchObject({ status: 422, code: 'no_value_for_currency' })
  })

  test('the shop’s own currency cannot be withdrawn', async () => {
    await expect(set('available_currencies', ['EUR'])).rejects.toThrow('default_currency must be one of available_currencies')
    await set('available_currencies', ['HUF'])
    await expect(set('default_currency', 'EUR')).rejects.toThrow('default_currency must be one of available_currencies')
  })
})

describe('available_online_payment_methods', () => {
  const readyToPay = async (visitor: Visitor) => {
    const cart = await addToCart(visitor, await openCart(visitor), book)
    const params = { uuid: cart.uuid }
    const one = (await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version: cart.version, contact } })).body
    const { items } = (await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params })).body
    const deliveryModeId = items.find(({ deliveryMode }) => deliveryMode.key === 'home')?.deliveryMode.id ?? 0
    const two = (await visitor.call('PUT /draft_orders/{uuid}/delivery_data', { params, body: { version: one.version, deliveryModeId, address } })).body
    return (await visitor.call('POST /draft_orders/{uuid}/billing_data', { params, body: { version: two.version, billing } })).body
  }
  const offered = async (visitor: Visitor, { uuid }: DraftOrder) => (await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })).body.items.map(({ paymentMethod }) => paymentMethod)

  test('a method that was withdrawn is offered no longer, and refused to whoever names it', async () => {
    const visitor = await shop.visit()
    const cart = await readyToPay(visitor)
    const card = (await offered(visitor, cart)).find(({ key }) => key === 'simplepay')
    await set('available_online_payment_methods', [])
    expect((await offered(visitor, cart)).map(({ key }) => key)).toEqual(['cash_on_delivery'])
    const body = { version: cart.version, paymentMethodId: card?.id ?? 0 }
    expect(await visitor.call('PUT /draft_orders/{uuid}/payment_method', { params: { uuid: cart.uuid }, body })).toMatchObject({ status: 422, code: 'payment_method_not_available' })
  })

  test('a cart that had chosen it cannot be ordered by it', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment: 'simplepay' })
    await set('available_online_payment_methods', [])
    expect((await finalize(visitor, cart)).status).toBe(422)
  })
})

test('free_delivery_from is where delivery begins to cost nothing', async () => {
  const visitor = await shop.visit()
  const cart = await addToCart(visitor, await openCart(visitor), book)
  const homePrice = async () => {
    const { items } = (await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid: cart.uuid } })).body
    return items.find(({ deliveryMode }) => deliveryMode.key === 'home')?.price.gross
  }
  expect(await homePrice()).toBeGreaterThan(0)
  await set('free_delivery_from', { HUF: 1 })
  expect(await homePrice()).toBe(0)
})
