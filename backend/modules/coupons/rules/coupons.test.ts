import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { goodsWith, isSound, linesOf, someCopies } from '../../pricing/rules/goods.test-support.ts'
import { goodsOf } from '../../pricing/rules/goods.ts'
import { applyCoupons } from './apply-coupons.ts'
import { type Coupon, problemOf } from './coupon.ts'

const couponWith = (changes: Partial<Coupon>): Coupon => ({
  id: 1,
  code: 'OSZ2026',
  kind: 'order_coupon',
  name: { hu: 'Őszi kupon', en: 'Autumn coupon' },
  enabled: true,
  isInTime: true,
  percent: null,
  amounts: changes.percent ? null : { HUF: 1_000 },
  minTotals: null,
  segment: null,
  userId: null,
  maxUsage: null,
  maxUsagePerUser: null,
  used: 0,
  usedByBuyer: 0,
  isForAll: true,
  matched: [],
  ...changes,
})
const rules = { minimum_price: 1, rate_unit: 0.01 }
const goods = goodsWith({ unit: 4_000, quantity: 1, vatRate: 5 }, { unit: 6_000, quantity: 1, vatRate: 27 })
const cart = { counted: goods.lines, currency: 'HUF' as const, buyer: { userId: 7, segment: 'b2c' as const } }

describe('why a coupon does nothing', () => {
  test.each([
    ['switched off', { enabled: false }, 'coupon_not_exists'],
    ['before or after its time', { isInTime: false }, 'out_of_time_interval'],
    ['for institutions', { segment: 'b2b' }, 'not_available_for_user'],
    ['for somebody else', { userId: 8 }, 'not_available_for_user'],
    ['used up', { maxUsage: 5, used: 5 }, 'max_usage_count_reached'],
    ['used up by this buyer', { maxUsagePerUser: 1, usedByBuyer: 1 }, 'max_usage_count_per_user_reached'],
    ['without an amount in forints', { amounts: { EUR: 300 } }, 'no_value_for_currency'],
    ['without a minimum in forints', { minTotals: { EUR: 300 } }, 'no_value_for_currency'],
    ['for books that are not there', { isForAll: false }, 'item_not_exists_in_order'],
    ['below its minimum', { minTotals: { HUF: 10_001 } }, 'invalid_order_price_sum'],
    [
      'below the minimum of its books',
      { minTotals: { HUF: 4_001 }, isForAll: false, matched: [1] },
      'invalid_order_price_sum',
    ],
  ] as const)('%s', (_what, changes, code) =>
    expect(problemOf(couponWith(changes as Partial<Coupon>), cart)?.code).toBe(code),
  )

  test('nothing stops one that fits', () => {
    const fits = couponWith({ segment: 'b2c', userId: 7, maxUsage: 5, used: 4, minTotals: { HUF: 10_000 } })
    expect(problemOf(fits, cart)).toBeUndefined()
  })

  test('an amount that is larger than the goods', () => {
    const { results, adjustments } = applyCoupons(goods, [couponWith({ amounts: { HUF: 10_000 } })], cart, rules)
    expect(results[0]?.problem).toMatchObject({ code: 'negative_order_value_reached', params: { largest: 9_998 } })
    expect(adjustments).toEqual([])
  })
})

describe('what coupons take off', () => {
  it('is divided by VAT rate', () =>
    expect(applyCoupons(goods, [couponWith({})], cart, rules).adjustments).toMatchObject([
      { kind: 'order_coupon', originCode: 'OSZ2026', itemId: null, vatRate: 5, gross: -400 },
      { kind: 'order_coupon', originCode: 'OSZ2026', itemId: null, vatRate: 27, gross: -600 },
    ]))

  it('is what the coupons before it have left', () => {
    const tenth = (id: number) => couponWith({ id, code: `C${id}`, percent: 10 })
    const { adjustments } = applyCoupons(goods, [tenth(1), tenth(2)], cart, rules)
    const of = (code: string) =>
      adjustments.filter(({ originCode }) => originCode === code).reduce((sum, { gross }) => sum + gross, 0)
    expect([of('C1'), of('C2')]).toEqual([-1_000, -900])
  })

  it('stands at the items of a coupon for items', () => {
    const forOne = couponWith({ kind: 'order_item_coupon', percent: 20, isForAll: false, matched: [2] })
    expect(applyCoupons(goods, [forOne], cart, rules).adjustments).toMatchObject([
      { kind: 'order_item_coupon', itemId: 2, gross: -1_200 },
    ])
  })

  it('waits for the delivery where it is for the delivery', () => {
    const { adjustments, results } = applyCoupons(goods, [couponWith({ kind: 'order_shipping_coupon' })], cart, rules)
    expect([adjustments, results[0]?.problem]).toEqual([[], null])
  })

  it('is limited by the fixed book price, and says so', () => {
    const fresh = goodsWith({ unit: 4_000, quantity: 1, vatRate: 5, least: 3_600 })
    const { adjustments, results } = applyCoupons(
      fresh,
      [couponWith({ percent: 20 })],
      { ...cart, counted: fresh.lines },
      rules,
    )
    expect(adjustments.map(({ gross }) => gross)).toEqual([-400])
    expect(results[0]).toMatchObject({ problem: null, isLimited: true })
  })

  it('stays sound whatever is added', () => {
    const some = fc.array(
      fc.record({
        kind: fc.constantFrom('order_coupon' as const, 'order_item_coupon' as const),
        percent: fc.option(fc.integer({ min: 1, max: 100 })),
        amount: fc.integer({ min: 1, max: 50_000 }),
        matched: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
        isForAll: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(someCopies, some, (copies, wanted) => {
        const all = goodsOf(linesOf(copies))
        const coupons = wanted.map(({ amount, percent, ...rest }, index) =>
          couponWith({
            ...rest,
            id: index,
            code: `C${index}`,
            percent,
            amounts: percent === null ? { HUF: amount } : null,
          }),
        )
        const applied = applyCoupons(all, coupons, { ...cart, counted: all.lines }, rules)
        expect(isSound(applied.goods)).toBe(true)
        for (const { gross, net } of applied.adjustments) {
          expect(gross).toBeLessThan(0)
          expect(net).toBeLessThanOrEqual(0)
          expect(net).toBeGreaterThanOrEqual(gross)
        }
        const taken = applied.adjustments.reduce((sum, { gross }) => sum + gross, 0)
        const left = applied.goods.lines.reduce((sum, { gross }) => sum + gross, 0)
        expect(left - taken).toBe(all.lines.reduce((sum, { gross }) => sum + gross, 0))
      }),
    )
  })
})
