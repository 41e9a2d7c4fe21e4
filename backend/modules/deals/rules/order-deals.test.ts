import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodsWith, isSound, linesOf, someCopies } from '../../pricing/rules/goods.test-support.ts'
import { goodsOf, grossOf } from '../../pricing/rules/goods.ts'
import { dealWith } from './deal.test-support.ts'
import { missingFor } from './deal.ts'
import { lowerOrder, reachedOrderDeals } from './lower-order.ts'
import { nextDeals } from './next-deals.ts'

const rules = { rate_unit: 0.01 }
const from = (threshold: number, changes: Parameters<typeof dealWith>[0] = {}) =>
  dealWith({ id: threshold, key: `from-${threshold}`, minTotals: { HUF: threshold }, ...changes })
const goods = goodsWith({ unit: 4_000, quantity: 2, vatRate: 5 }, { unit: 2_000, quantity: 1, vatRate: 27 })

describe('what is missing', () => {
  it('is the rest of the threshold', () => expect(missingFor(from(12_000), goods.lines, 'HUF')).toBe(2_000))
  it('is nothing from the threshold on', () => expect(missingFor(from(10_000), goods.lines, 'HUF')).toBe(0))
  it('counts what the deal is for', () => {
    expect(missingFor(from(5_000, { isForAll: false, matched: [2] }), goods.lines, 'HUF')).toBe(3_000)
    expect(missingFor(from(5_000, { isForAll: false, matched: [9] }), goods.lines, 'HUF')).toBeUndefined()
  })
  it('is unknown in a currency without a threshold, and in an empty cart', () => {
    expect(missingFor(from(5_000), goods.lines, 'EUR')).toBeUndefined()
    expect(missingFor(from(5_000), [], 'HUF')).toBeUndefined()
  })
})

it('lists the deals that can still be reached, the nearest first, those for items not', () => {
  const deals = [
    from(30_000),
    from(12_000, { type: 'order_gift_deal' }),
    from(8_000),
    from(20_000, { type: 'order_upsell_deal' }),
    dealWith({ type: 'general_item_deal', minTotals: { HUF: 50_000 } }),
  ]
  expect(nextDeals(deals, goods.lines, 'HUF').map(({ deal, missing }) => [deal.key, missing])).toEqual([
    ['from-12000', 2_000],
    ['from-20000', 10_000],
    ['from-30000', 20_000],
  ])
})

describe('the deal for the order', () => {
  const lower = (...deals: Parameters<typeof reachedOrderDeals>[1]) =>
    lowerOrder(goods, reachedOrderDeals(goods, deals, 'HUF'), 'HUF', rules)

  it('is written once for each VAT rate', () =>
    expect(lower(from(10_000, { percent: 10 })).adjustments).toMatchObject([
      { kind: 'order_discount', itemId: null, vatRate: 5, gross: -800, net: -762 },
      { kind: 'order_discount', itemId: null, vatRate: 27, gross: -200, net: -157 },
    ]))

  it('is the best step of a ladder, not all of them', () => {
    const { adjustments } = lower(from(5_000, { amounts: { HUF: 300 } }), from(9_000, { amounts: { HUF: 900 } }))
    expect(adjustments.map(({ originCode }) => originCode)).toEqual(['from-9000', 'from-9000'])
    expect(adjustments.reduce((sum, { gross }) => sum + gross, 0)).toBe(-900)
  })

  it('waits for its threshold', () => expect(lower(from(10_001, { percent: 10 })).adjustments).toEqual([]))

  it('stays sound and takes what it says, as far as there is room', () =>
    fc.assert(
      fc.property(someCopies, fc.integer({ min: 1, max: 300_000 }), (copies, amount) => {
        const cart = goodsOf(linesOf(copies))
        const deal = dealWith({ amounts: { HUF: amount } })
        const { goods: left, adjustments } = lowerOrder(cart, reachedOrderDeals(cart, [deal], 'HUF'), 'HUF', rules)
        expect(isSound(left)).toBe(true)
        const room = cart.lines.reduce((sum, { gross, least }) => sum + gross - least, 0)
        expect(Math.abs(adjustments.reduce((sum, { gross }) => sum + gross, 0))).toBe(Math.min(amount, room))
        expect(grossOf(left.lines)).toBe(grossOf(cart.lines) - Math.min(amount, room))
      }),
    ))
})
