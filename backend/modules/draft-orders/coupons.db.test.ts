import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCart, addToCart, fillCart, finalize } from '../checkout/checkout.test-support.ts'
import { cancelOrder } from '../orders/service.ts'
import { openShop } from '../orders/shop.test-support.ts'
import { applyCoupon, costsOf, currentCart, type DiscountShop, openDiscountShop } from './discounts.test-support.ts'

let own: DiscountShop
beforeAll(async () => void (own = await openDiscountShop()))
afterAll(() => own.shop.close())

const sku = (nth: number) => own.books[nth]?.sku ?? ''
const usedOf = async (code: string) =>
  (await own.shop.connection.pool.query<{ used: number }>('select used from coupons where code = $1', [code])).rows[0]
    ?.used

/** A cart with one copy of the first book, ready to be ordered with this coupon. */
const readyWith = async (code: string) => {
  const visitor = await own.shop.visit()
  const items = [{ variantId: own.books[0]?.id ?? 0, quantity: 1 }]
  const cart = await fillCart(visitor, { items, delivery: 'foxpost', payment: 'cash_on_delivery' })
  return { visitor, applied: await applyCoupon(visitor, cart, code) }
}

describe('a coupon', () => {
  test('for the order takes its amount off, in any letters, until it is removed', async () => {
    await own.giveCoupon({ code: 'EZER', kind: 'order_coupon', amounts: { HUF: 1_000 } })
    const { visitor, cart } = await own.cartOf(1, 1)
    const { body } = await applyCoupon(visitor, cart, ' ezer ')
    expect(body.coupons).toMatchObject([{ code: 'EZER', problem: null, isLimited: false }])
    expect(costsOf(body)).toEqual([['order_coupon', -1_000]])
    expect(body.totals).toMatchObject({ items: { gross: 7_000 }, total: { gross: 6_000 } })
    const removed = await visitor.call('DELETE /draft_orders/{uuid}/coupons/{id}', {
      params: { uuid: cart.uuid, id: body.coupons[0]?.id ?? 0 },
    })
    expect(removed.body).toMatchObject({ coupons: [], totals: cart.totals })
  })

  test('for items takes its percentage off these alone, and says so at the item', async () => {
    await own.giveCoupon({
      code: 'FELE',
      kind: 'order_item_coupon',
      percent: 50,
      conditions: [{ kind: 'variant', target: sku(1) }],
    })
    const { visitor, cart } = await own.cartOf(1, 2)
    const { body } = await applyCoupon(visitor, cart, 'FELE')
    const [first, second] = body.items
    expect(first?.adjustments).toEqual([])
    expect(second).toMatchObject({
      unitPrice: { gross: 3_000 },
      unitTotal: { gross: 1_500 },
      total: { gross: 3_000 },
      adjustments: [{ kind: 'order_item_coupon', class: 'discount', originCode: 'FELE', operand: { gross: -3_000 } }],
    })
    expect(second?.priceSteps.at(-1)).toEqual({ step: 'coupon', name: 'FELE', unitPrice: second?.unitTotal })
    expect(body.totals.total.gross).toBe(4_000 + 3_000)
  })

  test('for the delivery waits for the delivery', async () => {
    await own.giveCoupon({ code: 'SZALLIT', kind: 'order_shipping_coupon', percent: 100 })
    const { applied } = await readyWith('SZALLIT')
    const brought = applied.body.totals.costs.find(({ kind }) => kind === 'shipping')?.gross ?? 0
    expect(brought).toBeGreaterThan(0)
    expect(costsOf(applied.body)).toContainEqual(['order_shipping_coupon', -brought])
  })
})

describe('a coupon is refused', () => {
  const past = '2020-01-01T00:00:00Z'
  test.each([
    ['coupon_not_exists', { enabled: false }, {}],
    ['out_of_time_interval', { validUntil: past }, {}],
    ['out_of_time_interval', { validFrom: '2099-01-01T00:00:00Z' }, {}],
    ['not_available_for_user', { segment: 'b2b' }, {}],
    ['not_available_for_user', { customer: 'olvaso@kolofon.example' }, {}],
    ['no_value_for_currency', { amounts: { EUR: 300 }, percent: null }, {}],
    ['invalid_order_price_sum', { minTotals: { HUF: 5_000 } }, { minimum: 5_000, missing: 1_000 }],
    ['negative_order_value_reached', { amounts: { HUF: 4_000 }, percent: null }, { value: 4_000, largest: 3_999 }],
  ] as const)('as %s: %j', async (code, rules, params) => {
    await own.giveCoupon({ code: 'NEM', kind: 'order_coupon', percent: 10, ...rules })
    const { visitor, cart } = await own.cartOf(1)
    const refused = await applyCoupon(visitor, cart, 'NEM')
    expect({ code: refused.code, ...refused.params }).toEqual({ code, ...params })
    expect(await currentCart(visitor)).toEqual(cart)
  })

  test('where there is none', async () => {
    const { visitor, cart } = await own.cartOf(1)
    expect(await applyCoupon(visitor, cart, 'NINCS')).toMatchObject({ status: 404, code: 'coupon_not_exists' })
    expect(
      await visitor.call('DELETE /draft_orders/{uuid}/coupons/{id}', { params: { uuid: cart.uuid, id: 999_999 } }),
    ).toMatchObject({ status: 404, code: 'coupon_code_not_applied_to_order' })
  })

  test('twice in one cart', async () => {
    await own.giveCoupon({ code: 'EGYSZER', kind: 'order_coupon', percent: 10 })
    const { visitor, cart } = await own.cartOf(1)
    await applyCoupon(visitor, cart, 'EGYSZER')
    expect(await applyCoupon(visitor, cart, 'egyszer')).toMatchObject({ code: 'already_applied' })
    expect((await currentCart(visitor)).coupons).toHaveLength(1)
  })

  test('where the cart has none of its items', async () => {
    const conditions = [{ kind: 'variant', target: sku(2) }] as const
    await own.giveCoupon({ code: 'MASIK', kind: 'order_item_coupon', percent: 10, conditions: [...conditions] })
    const { visitor, cart } = await own.cartOf(1)
    expect(await applyCoupon(visitor, cart, 'MASIK')).toMatchObject({ code: 'item_not_exists_in_order' })
  })

  test('to somebody who tries one code after the other', async () => {
    const strict = await openShop(1)
    const visitor = await strict.visit()
    const cart = await openCart(visitor)
    const codes = new Set<string | undefined>()
    for (let nth = 0; nth < 61; nth++) codes.add((await applyCoupon(visitor, cart, `TIPP${nth}`)).code)
    expect([...codes]).toEqual(['coupon_not_exists', 'too_many_requests'])
    await strict.close()
  })
})

describe('a coupon in a cart', () => {
  test('stays, and says why it lowers nothing any more', async () => {
    await own.giveCoupon({ code: 'OTEZER', kind: 'order_coupon', percent: 10, minTotals: { HUF: 5_000 } })
    const { visitor, cart } = await own.cartOf(2)
    const { body } = await applyCoupon(visitor, cart, 'OTEZER')
    expect(costsOf(body)).toEqual([['order_coupon', -800]])
    const fewer = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params: { uuid: cart.uuid, id: body.items[0]?.id ?? 0 },
      body: { version: body.version, quantity: 1 },
    })
    expect(fewer.body.coupons).toMatchObject([{ code: 'OTEZER', problem: { code: 'invalid_order_price_sum' } }])
    expect(fewer.body.totals.total.gross).toBe(4_000)
    const again = await addToCart(visitor, fewer.body, own.books[2]?.id ?? 0)
    expect(again.coupons).toMatchObject([{ problem: null }])
    expect(costsOf(again)).toEqual([['order_coupon', -600]])
  })

  test('is used by the order, in its totals and its mail, and given back by a cancelled one', async () => {
    await own.giveCoupon({ code: 'RENDELES', kind: 'order_coupon', amounts: { HUF: 500 }, maxUsage: 1 })
    const { visitor, applied } = await readyWith('RENDELES')
    const placed = await finalize(visitor, applied.body)
    const uuid = placed.body.orderUuid
    const order = (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body
    expect(order.discounts).toMatchObject([{ kind: 'order_coupon', originCode: 'RENDELES', gross: -500 }])
    expect(order.total).toEqual(applied.body.totals.total)
    expect(await usedOf('RENDELES')).toBe(1)

    const late = await readyWith('RENDELES')
    expect(late.applied).toMatchObject({ code: 'max_usage_count_reached' })
    const { rows } = await own.shop.connection.pool.query<{ id: number; status: 'finalized' }>(
      'select id, status from orders where uuid = $1',
      [uuid],
    )
    const [row = { id: 0, status: 'finalized' as const }] = rows
    await own.shop.connection.db.transaction((db) => cancelOrder({ ...own.shop.services, db }, row, 'test'))
    expect(await usedOf('RENDELES')).toBe(0)
    expect((await readyWith('RENDELES')).applied.code).toBeUndefined()
  })

  test('is used once by each mailbox, also without a sign-in', async () => {
    await own.giveCoupon({ code: 'CIMENKENT', kind: 'order_coupon', percent: 10, maxUsagePerUser: 1 })
    const first = await readyWith('CIMENKENT')
    expect((await finalize(first.visitor, first.applied.body)).code).toBeUndefined()
    const second = await readyWith('CIMENKENT')
    expect(second.applied).toMatchObject({ code: 'max_usage_count_per_user_reached' })
  })

  test('that ran out before the click is refused then, and nothing is ordered', async () => {
    await own.giveCoupon({ code: 'UTOLSO', kind: 'order_coupon', percent: 10, maxUsage: 1 })
    const [first, second] = [await readyWith('UTOLSO'), await readyWith('UTOLSO')]
    const replies = await Promise.all([first, second].map((one) => finalize(one.visitor, one.applied.body)))
    expect(replies.filter(({ code }) => code === undefined)).toHaveLength(1)
    const refused = replies.find(({ code }) => code !== undefined)
    expect(['max_usage_count_reached', 'cart_changed']).toContain(refused?.code)
    expect(await usedOf('UTOLSO')).toBe(1)
  })
})
