import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeConfigEntry } from '../configuration/service.ts'
import { finalize, fillCart } from '../checkout/checkout.test-support.ts'
import { applyCoupon, costsOf, type DiscountShop, openDiscountShop, prices } from './discounts.test-support.ts'

let own: DiscountShop
beforeAll(async () => void (own = await openDiscountShop()))
afterAll(() => own.shop.close())
afterEach(() => own.shop.connection.pool.query('delete from config_entries'))

const set = (key: string, value: unknown) => writeConfigEntry(own.shop.connection.db, key, value)
const rules = { minimum_order: {}, minimum_price: 1, rate_unit: 0.01 }

describe('pricing_rules', () => {
  test('minimum_order: what is missing stands in the cart, and nothing is ordered', async () => {
    await set('pricing_rules', { ...rules, minimum_order: { HUF: 4_500 } })
    const visitor = await own.shop.visit()
    const items = [{ variantId: own.books[0]?.id ?? 0, quantity: 1 }]
    const cart = await fillCart(visitor, { items, delivery: 'foxpost', payment: 'cash_on_delivery' })
    expect(cart.minimumOrder).toEqual({ amount: 4_500, missing: 500 })
    expect(await finalize(visitor, cart)).toMatchObject({
      status: 422,
      code: 'minimum_order_not_reached',
      params: { missing: 500 },
    })
    await set('pricing_rules', { ...rules, minimum_order: { HUF: 4_000 } })
    expect((await finalize(visitor, cart)).code).toBeUndefined()
  })

  test('minimum_price: no reduction brings a copy below it', async () => {
    await own.giveCoupon({ code: 'MIND', kind: 'order_coupon', percent: 100 })
    const total = async () => {
      const { visitor, cart } = await own.cartOf(2, 1)
      return (await applyCoupon(visitor, cart, 'MIND')).body.totals.total.gross
    }
    expect(await total()).toBe(3)
    await set('pricing_rules', { ...rules, minimum_price: 100 })
    expect(await total()).toBe(300)
  })

  test('rate_unit: what one percent of a reduction is', async () => {
    await own.giveCoupon({ code: 'TIZED', kind: 'order_coupon', percent: 10 })
    const { visitor, cart } = await own.cartOf(1)
    expect(costsOf((await applyCoupon(visitor, cart, 'TIZED')).body)).toEqual([['order_coupon', -400]])
    await set('pricing_rules', { ...rules, rate_unit: 0.001 })
    const { draftOrder } = (await visitor.call('GET /draft_orders/current')).body
    expect(draftOrder && costsOf(draftOrder)).toEqual([['order_coupon', -40]])
  })
})

test('fixed_book_price: a new book is lowered by no more than the law allows', async () => {
  const id = own.books[0]?.id
  const { pool } = own.shop.connection
  await pool.query('update variants set published_on = $2 where id = $1', [id, own.shop.clock.now()])
  await own.giveCoupon({ code: 'SOK', kind: 'order_coupon', percent: 40 })
  const { visitor, cart } = await own.cartOf(1)
  const { body } = await applyCoupon(visitor, cart, 'SOK')
  expect(costsOf(body)).toEqual([['order_coupon', -400]])
  expect(body.coupons).toMatchObject([{ code: 'SOK', problem: null, isLimited: true }])
  await set('fixed_book_price', { months: 0, percent: 10 })
  const { draftOrder } = (await visitor.call('GET /draft_orders/current')).body
  expect(draftOrder && costsOf(draftOrder)).toEqual([['order_coupon', -1_600]])
  await pool.query(`update variants set published_on = '2020-01-01' where id = $1`, [id])
})

const reduction = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }), amounts: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), amounts: fc.record({ HUF: fc.integer({ min: 1, max: 9_000 }) }) }),
)
type Reduction = typeof reduction extends fc.Arbitrary<infer Value> ? Value : never

const wanted = fc.record({
  quantities: fc.tuple(...prices.map(() => fc.nat(4))).filter((all) => all.some((quantity) => quantity > 0)),
  itemDeal: fc.option(fc.record({ nth: fc.nat(2), minQuantity: fc.integer({ min: 1, max: 3 }), by: reduction })),
  orderDeal: fc.option(fc.record({ from: fc.nat(12_000), by: reduction })),
  coupon: fc.option(reduction),
})

/** By hand and without any of the shop's code: a percentage rounds half up. */
const lower = (gross: number, room: number, { percent, amounts }: Reduction): number =>
  Math.min(room, percent === null ? amounts.HUF : Math.floor((gross * percent + 50) / 100))

test('what deals and coupons leave is what anybody works out by hand, and the order costs the same', async () => {
  let nth = 0
  await fc.assert(
    fc.asyncProperty(wanted, async ({ quantities, itemDeal, orderDeal, coupon }) => {
      const sku = own.books[itemDeal?.nth ?? 0]?.sku ?? ''
      await own.giveDeals(
        ...(itemDeal
          ? [
              {
                key: 'by-item',
                type: 'general_item_deal' as const,
                minQuantity: itemDeal.minQuantity,
                conditions: [{ kind: 'variant' as const, target: sku }],
                ...itemDeal.by,
              },
            ]
          : []),
        ...(orderDeal
          ? [
              {
                key: 'by-order',
                type: 'general_order_deal' as const,
                minTotals: { HUF: orderDeal.from },
                ...orderDeal.by,
              },
            ]
          : []),
      )
      const code = `KUPON${(nth += 1)}`
      if (coupon) await own.giveCoupon({ code, kind: 'order_coupon', ...coupon })
      const visitor = await own.shop.visit()
      const items = quantities.flatMap((quantity, index) =>
        quantity > 0 ? [{ variantId: own.books[index]?.id ?? 0, quantity }] : [],
      )
      const filled = await fillCart(visitor, { items, delivery: 'store' })
      const applied = coupon && (await applyCoupon(visitor, filled, code))
      const cart = applied && applied.code === undefined ? applied.body : filled

      const copies = quantities.reduce((sum, quantity) => sum + quantity, 0)
      const lines = prices.map((price, index) => {
        const quantity = quantities[index] ?? 0
        const holds = itemDeal?.nth === index && quantity >= itemDeal.minQuantity
        return (price - (holds ? lower(price, price - 1, itemDeal.by) : 0)) * quantity
      })
      const goods = lines.reduce((sum, line) => sum + line, 0)
      const byOrder = orderDeal && goods >= orderDeal.from ? lower(goods, goods - copies, orderDeal.by) : 0
      const left = goods - byOrder
      const isTooMuch = (coupon?.amounts?.HUF ?? 0) > left - copies
      expect(applied?.code).toBe(coupon && isTooMuch ? 'negative_order_value_reached' : undefined)
      const byCoupon = coupon && !isTooMuch ? lower(left, left - copies, coupon) : 0
      const { total, vat } = cart.totals
      expect(total.gross).toBe(left - byCoupon)
      expect(vat).toEqual(total.gross === total.net ? [] : [{ rate: 5, amount: total.gross - total.net }])
      // Each amount is rounded once: the goods by copy, each reduction once.
      expect(Math.abs(total.net - total.gross / 1.05)).toBeLessThan(copies + 3)
      expect(cart.items.map((item) => item.total.gross).reduce((sum, one) => sum + one, 0)).toBe(goods)

      const placed = await finalize(visitor, cart)
      const order = (await visitor.call('GET /orders/{uuid}', { params: { uuid: placed.body.orderUuid } })).body
      expect({ total: order.total, vat: order.vat }).toEqual({ total, vat })
    }),
    { numRuns: 20 },
  )
  // In the tables, too, each order is the sum of its items and adjustments: net, gross and the VAT of each rate.
  expect((await own.shop.connection.pool.query('select * from wrong_order_totals')).rows).toEqual([])
}, 120_000)
