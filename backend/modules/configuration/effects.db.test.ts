import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import {
  addToCart,
  address,
  billing,
  contact,
  fillCart,
  finalize,
  findVariant,
  methodKeys,
  modeFlows,
  openCart,
  putStock,
} from '../checkout/checkout.test-support.ts'
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
    const view = ({ uuid, version }: DraftOrder, viewAsCurrency: 'HUF' | 'EUR') =>
      visitor.call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, viewAsCurrency } })
    const seen = await view(cart, 'HUF')
    expect(seen).toMatchObject({ status: 200, body: { currency: 'HUF', items: [{ variantId: book }] } })
    expect(await view(seen.body, 'EUR')).toMatchObject({ status: 422, code: 'no_value_for_currency' })
  })

  test('the shop’s own currency cannot be withdrawn', async () => {
    await expect(set('available_currencies', ['EUR'])).rejects.toThrow(
      'default_currency must be one of available_currencies',
    )
    await set('available_currencies', ['HUF'])
    await expect(set('default_currency', 'EUR')).rejects.toThrow('default_currency must be one of available_currencies')
  })
})

describe('a currency that is withdrawn from under a cart', () => {
  let [onlyInEuro, onlyInForints] = [0, 0]
  beforeAll(async () => {
    const found = [await findVariant(shop, 'ebook', 20), await findVariant(shop, 'ebook', 21)]
    const [inEuro, inForints] = found.map(({ id }) => id)
    onlyInEuro = inEuro ?? 0
    onlyInForints = inForints ?? 0
    await shop.connection.pool.query(`delete from prices where (variant_id, currency) in (($1, 'HUF'), ($2, 'EUR'))`, [
      onlyInEuro,
      onlyInForints,
    ])
  })

  const withdrawn = async (variantIds: number[]) => {
    const visitor = await shop.visit()
    const seen = await fillCart(visitor, {
      items: variantIds.map((variantId) => ({ variantId })),
      currency: 'EUR',
      delivery: 'home',
    })
    await set('available_currencies', ['HUF'])
    const params = { uuid: seen.uuid }
    return {
      visitor,
      seen,
      params,
      read: async () => (await visitor.call('GET /draft_orders/{uuid}', { params })).body,
    }
  }
  const ordersOf = async ({ id }: DraftOrder) =>
    (
      await shop.connection.pool.query<{ currency: string }>('select currency from orders where draft_order_id = $1', [
        id,
      ])
    ).rows.map(({ currency }) => currency)

  test('nothing is ordered in it, even by who has read nothing since', async () => {
    const { visitor, seen, read } = await withdrawn([book])
    expect(await finalize(visitor, seen)).toMatchObject({ status: 409, code: 'version_conflict' })
    expect(await ordersOf(seen)).toEqual([])
    const now = await read()
    expect([seen.currency, now.currency]).toEqual(['EUR', 'HUF'])
    expect((await finalize(visitor, now)).status).toBe(200)
    expect(await ordersOf(seen)).toEqual(['HUF'])
  })

  test('what has no price in the shop’s own is kept and named, does not count, and holds the order up until it is taken out', async () => {
    const { visitor, seen, params, read } = await withdrawn([book, onlyInEuro])
    expect([seen.items, seen.unpriced].map(({ length }) => length)).toEqual([2, 0])
    const now = await read()
    const lost = seen.items[1]
    expect(now.items.map(({ variantId }) => variantId)).toEqual([book])
    expect(now.unpriced).toMatchObject([
      { id: lost?.id, variantId: onlyInEuro, name: lost?.name, quantity: 1, variant: { path: lost?.variant.path } },
    ])
    expect(now.totals.items).toEqual(now.items[0]?.total)
    expect(await finalize(visitor, now)).toMatchObject({
      status: 409,
      code: 'variant_not_available',
      params: { variantId: onlyInEuro },
    })

    await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params: { ...params, id: lost?.id ?? 0 } })
    const mended = await read()
    expect(mended.unpriced).toEqual([])
    expect((await finalize(visitor, mended)).status).toBe(200)
    expect(await ordersOf(seen)).toEqual(['HUF'])
  })

  test('it is left once, by whoever reads first', async () => {
    const { visitor, seen } = await withdrawn([book])
    const calls = [
      'GET /draft_orders/current',
      'GET /draft_orders/current',
      'GET /draft_orders/current',
      'GET /draft_orders/current',
    ] as const
    await Promise.all(calls.map((name) => visitor.call(name)))
    expect((await visitor.call('GET /draft_orders/current')).body.draftOrder).toMatchObject({
      currency: 'HUF',
      version: seen.version + 1,
    })
  })

  test('a book that is sold in the shop’s own alone goes into the cart', async () => {
    const { visitor, params } = await withdrawn([book, onlyInEuro])
    const added = await visitor.call('POST /draft_orders/{uuid}/items', {
      params,
      body: { variantId: onlyInForints, quantity: 1 },
    })
    expect(added).toMatchObject({
      status: 200,
      body: {
        currency: 'HUF',
        items: [{ variantId: book }, { variantId: onlyInForints }],
        unpriced: [{ variantId: onlyInEuro }],
      },
    })
  })

  test('the ways to have it brought and to pay are told at the prices of today', async () => {
    const one = await withdrawn([book])
    await set('available_currencies', ['HUF', 'EUR'])
    const two = await withdrawn([book])
    const ways = (await one.visitor.call('GET /draft_orders/{uuid}/delivery_contexts', one)).body.items
    const methods = (await two.visitor.call('GET /draft_orders/{uuid}/payment_contexts', two)).body.items
    const { gross } = (await one.read()).totals.items
    expect(gross).not.toBe(one.seen.totals.items.gross)
    expect(new Set([...ways, ...methods].map(({ totals }) => totals.items.gross))).toEqual(new Set([gross]))
    expect([ways.length, methods.length]).toEqual([
      modeFlows.filter((flow) => flow !== 'none').length,
      methodKeys('home').length,
    ])
  })

  test('what was ordered in it before stays as it was', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }], currency: 'EUR', delivery: 'home' })
    await finalize(visitor, cart)
    await set('available_currencies', ['HUF'])
    expect((await visitor.call('GET /draft_orders/{uuid}', { params: { uuid: cart.uuid } })).body).toMatchObject({
      status: 'closed',
      currency: 'EUR',
    })
    expect(await ordersOf(cart)).toEqual(['EUR'])
  })
})

describe('available_online_payment_methods', () => {
  const readyToPay = async (visitor: Visitor) => {
    const cart = await addToCart(visitor, await openCart(visitor), book)
    const params = { uuid: cart.uuid }
    const one = (await visitor.call('PATCH /draft_orders/{uuid}', { params, body: { version: cart.version, contact } }))
      .body
    const { items } = (await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params })).body
    const deliveryModeId = items.find(({ deliveryMode }) => deliveryMode.key === 'home')?.deliveryMode.id ?? 0
    const two = (
      await visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
        params,
        body: { version: one.version, deliveryModeId, address },
      })
    ).body
    return (
      await visitor.call('POST /draft_orders/{uuid}/billing_data', { params, body: { version: two.version, billing } })
    ).body
  }
  const offered = async (visitor: Visitor, { uuid }: DraftOrder) =>
    (await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })).body.items.map(
      ({ paymentMethod }) => paymentMethod,
    )

  test('a method that was withdrawn is offered no longer, and refused to whoever names it', async () => {
    const visitor = await shop.visit()
    const cart = await readyToPay(visitor)
    const card = (await offered(visitor, cart)).find(({ key }) => key === 'simplepay')
    await set('available_online_payment_methods', [])
    expect((await offered(visitor, cart)).map(({ key }) => key)).toEqual(methodKeys('home', ({ online }) => !online))
    const body = { version: cart.version, paymentMethodId: card?.id ?? 0 }
    expect(
      await visitor.call('PUT /draft_orders/{uuid}/payment_method', { params: { uuid: cart.uuid }, body }),
    ).toMatchObject({ status: 422, code: 'payment_method_not_available' })
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
    const { items } = (
      await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid: cart.uuid } })
    ).body
    return items.find(({ deliveryMode }) => deliveryMode.key === 'home')?.price.gross
  }
  expect(await homePrice()).toBeGreaterThan(0)
  await set('free_delivery_from', { HUF: 1 })
  expect(await homePrice()).toBe(0)
})
