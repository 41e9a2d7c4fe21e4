import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { currencies, type Currency } from '#contracts/shop.ts'
import { setPrice, setPrices } from '../pricing/service.ts'
import { addToCart, fillCart, finalize, findVariant, openCart, putStock } from './checkout.test-support.ts'
import { seedCart } from './seed-cart.test-support.ts'
import { type Expected, recompute, waysOf } from './recompute.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let books: { id: number; sku: string; vatRate: number }[]
const nothing = { id: 0, sku: '', vatRate: 0 }
const randomCarts = Number(process.env['PRICES_CARTS'] ?? 100)
/** Books have 5 per cent of VAT; other rates make the rounding harder. */
const goods = [
  ['book', 5],
  ['book', 18],
  ['book', 0],
  ['ebook', 27],
  ['package', 5],
] as const

beforeAll(async () => {
  shop = await openShop()
  books = await Promise.all(
    goods.map(async ([kind, vatRate], index) => ({
      ...(await findVariant(shop, kind, kind === 'book' ? index : 0)),
      vatRate,
    })),
  )
  for (const { id, vatRate } of books)
    await shop.connection.pool.query('update variants set vat_rate = $2 where id = $1', [id, vatRate])
  // Deals and coupons have a test of their own (`discounts.db.test.ts`).
  await shop.connection.pool.query('update deals set enabled = false')
  await shop.connection.pool.query('update stock_items set on_hand = reserved + 100000')
})
afterAll(() => shop.close())

const countOrders = async () =>
  Number((await shop.connection.pool.query<{ count: string }>('select count(*) from orders')).rows[0]?.count)

const changePrice = async (sku: string, currency: Currency, gross: number): Promise<void> => {
  const set = await setPrice(shop.services, sku, { currency, gross, originalGross: null })
  expect(set.ok).toBe(true)
}

/** The sums of a draft order as an order states them. */
const sumsOf = ({ items, costs, total, vat }: DraftOrder['totals']): Expected => {
  const add = (kinds: string[]) =>
    costs
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }), { gross: 0, net: 0 })
  return { items, delivery: add(['shipping', 'free_shipping']), payment: add(['payment']), total, vat }
}

const wanted = fc.record({
  currency: fc.constantFrom(...(Object.keys(currencies) as Currency[])),
  lines: fc.uniqueArray(
    fc.record({
      book: fc.nat({ max: 4 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      gross: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20_000 })),
    }),
    { minLength: 1, maxLength: 4, selector: ({ book }) => book },
  ),
  way: fc.nat(),
  /** The rise of a price after the visitor has seen the cart. */
  drift: fc.option(fc.integer({ min: 1, max: 500 }), { freq: 1 }),
})

/**
 * Changes a price between the view of the cart and the click, and expects that no order is placed.
 * @returns the cart after the change
 */
const driftAndSee = async (
  visitor: Visitor,
  cart: DraftOrder,
  line: { sku: string; gross: number } | undefined,
  drift: number,
): Promise<DraftOrder> => {
  const before = await countOrders()
  await changePrice(line?.sku ?? '', cart.currency, (line?.gross ?? 0) + drift)
  expect(await finalize(visitor, cart)).toMatchObject({ status: 409, code: 'cart_changed' })
  expect(await countOrders()).toBe(before)
  return (await visitor.call('GET /draft_orders/current')).body.draftOrder as DraftOrder
}

test(
  'what a cart and its order cost is what anybody works out who knows the prices, to the minor unit',
  async () => {
    const visitor = await shop.visit()
    await fc.assert(
      fc.asyncProperty(wanted, async ({ currency, lines, way, drift }) => {
        const chosen = lines.map(({ book, ...line }) => ({ ...line, ...(books[book] ?? nothing) }))
        await setPrices(
          shop.connection.db,
          shop.clock.now(),
          chosen.map(({ id, vatRate, gross }) => ({
            variantId: id,
            vatRate,
            prices: [{ currency, gross, originalGross: null }],
          })),
        )
        const ways = await waysOf(shop, currency, chosen)
        const { delivery, payment } = ways[way % ways.length] ?? { delivery: 'none', payment: 'simplepay' }
        await seedCart(shop, { currency, lines: chosen, delivery, payment })
        const cart = (await visitor.call('GET /draft_orders/current')).body.draftOrder as DraftOrder
        expect(cart.currency).toBe(currency)
        expect(sumsOf(cart.totals)).toEqual(await recompute(shop, { currency, lines: chosen, delivery, payment }))

        const seen = drift === null ? cart : await driftAndSee(visitor, cart, chosen[0], drift)
        const placed = await finalize(visitor, seen)
        expect(placed.code).toBeUndefined()
        const order = (await visitor.call('GET /orders/{uuid}', { params: { uuid: placed.body.orderUuid } })).body
        const expected = await recompute(shop, { currency, lines: chosen, delivery, payment })
        expect({
          items: order.itemsTotal,
          delivery: order.deliveryPrice,
          payment: order.paymentPrice,
          total: order.total,
          vat: order.vat,
        }).toEqual(expected)
        expect(sumsOf(seen.totals)).toEqual(expected)
      }),
      { numRuns: randomCarts },
    )
    // In the tables, too, each order is the sum of its items and adjustments: net, gross and the VAT of each rate.
    expect((await shop.connection.pool.query('select * from wrong_order_totals')).rows).toEqual([])
  },
  randomCarts * 1_200,
)

describe('what a visitor adds to a call changes no price', () => {
  const forged = {
    price: 1,
    unitPrice: { gross: 1, net: 1 },
    gross: 1,
    total: 1,
    totals: { total: { gross: 1, net: 1 } },
    currency: 'EUR',
    segment: 'b2b',
    vatRate: 0,
    discount: 100,
    coupons: ['x'],
    parentId: 1,
    type: 'ITEM_GIFT',
  }
  const ready = async (): Promise<{ visitor: Visitor; cart: DraftOrder; id: number }> => {
    const { id } = await findVariant(shop, 'book', 5)
    await putStock(shop, id, 50)
    const visitor = await shop.visit()
    return {
      visitor,
      cart: await fillCart(visitor, {
        items: [{ variantId: id, quantity: 2 }],
        delivery: 'foxpost',
        payment: 'cash_on_delivery',
      }),
      id,
    }
  }
  const nowOf = async (visitor: Visitor) => (await visitor.call('GET /draft_orders/current')).body.draftOrder

  test('fields that are none of the call: refused by every write, and nothing happens', async () => {
    const { visitor, cart, id } = await ready()
    const { uuid, version, contact, billing, paymentMethodId } = cart
    const params = { uuid, id: cart.items[0]?.id ?? 0 }
    const before = await countOrders()
    for (const [name, value] of Object.entries(forged)) {
      const withForged = (body: object) => ({ params, body: { ...body, [name]: value } })
      const replies = await Promise.all([
        visitor.call('PATCH /draft_orders/{uuid}', withForged({ version, contact })),
        visitor.call('POST /draft_orders/{uuid}/items', withForged({ variantId: id, quantity: 1 })),
        visitor.call('PATCH /draft_orders/{uuid}/items/{id}', withForged({ version, quantity: 1 })),
        visitor.call(
          'PUT /draft_orders/{uuid}/delivery_data',
          withForged({ version, deliveryModeId: cart.delivery?.deliveryModeId, pickupPointId: 'A1' }),
        ),
        visitor.call('POST /draft_orders/{uuid}/billing_data', withForged({ version, billing })),
        visitor.call('PUT /draft_orders/{uuid}/payment_method', withForged({ version, paymentMethodId })),
        visitor.call(
          'POST /draft_orders/{uuid}/finalize',
          withForged({ version, expectedTotal: cart.totals.total.gross }),
        ),
      ])
      expect(replies.map(({ status, code }) => `${name} ${status} ${code}`)).toEqual(
        replies.map(() => `${name} 400 invalid_data_provided`),
      )
    }
    expect(await nowOf(visitor)).toEqual(cart)
    expect(await countOrders()).toBe(before)
  })

  test('hints in headers: the cart stays in its currency and its segment', async () => {
    const { visitor, cart } = await ready()
    const headers = { cookie: 'segment=b2b; currency=EUR', 'X-Currency': 'EUR', 'X-Segment': 'b2b' }
    expect((await visitor.call('GET /draft_orders/current', { headers })).body.draftOrder?.totals).toEqual(cart.totals)
  })

  test.each([-1, 0, 1.5, 1e9, 1e300, '1e3', '1', null, true, [1]])('a quantity of %j is none', async (quantity) => {
    const { visitor, cart, id } = await ready()
    const params = { uuid: cart.uuid, id: cart.items[0]?.id ?? 0 }
    const replies = [
      await visitor.call('POST /draft_orders/{uuid}/items', { params, body: { variantId: id, quantity } }),
      await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
        params,
        body: { version: cart.version, quantity },
      }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([400, 400])
    expect(await nowOf(visitor)).toEqual(cart)
  })

  test('a total that the cart does not have: no order', async () => {
    const { visitor, cart } = await ready()
    const { gross, net } = cart.totals.total
    const before = await countOrders()
    for (const expectedTotal of [0, 1, net, gross - 1, gross + 1])
      expect(await finalize(visitor, cart, { expectedTotal })).toMatchObject({ status: 409, code: 'cart_changed' })
    for (const expectedTotal of [-1, 1.5, 1e12, String(gross), `${gross}e0`])
      expect(await finalize(visitor, cart, { expectedTotal: expectedTotal as number })).toMatchObject({ status: 400 })
    expect(await countOrders()).toBe(before)
  })

  test('the cheapest thing there is: one minor unit is charged as one', async () => {
    const { id, sku } = await findVariant(shop, 'ebook', 1)
    await changePrice(sku, 'EUR', 1)
    const visitor = await shop.visit()
    const cart = await addToCart(visitor, await openCart(visitor, 'EUR'), id, 1)
    expect(cart.totals.total.gross).toBe(1)
  })
})
