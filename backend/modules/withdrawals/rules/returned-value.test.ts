import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaidOrder, returnedValue } from './returned-value.ts'

const order: PaidOrder = {
  items: [
    { id: 1, isGift: false, quantity: 2, vatRate: 5, unitGross: 3_000 },
    { id: 2, isGift: false, quantity: 1, vatRate: 27, unitGross: 2_000 },
    { id: 3, isGift: true, quantity: 1, vatRate: 5, unitGross: 0 },
  ],
  adjustments: [
    { itemId: null, kind: 'order_coupon', vatRate: 5, gross: -600 },
    { itemId: null, kind: 'order_coupon', vatRate: 27, gross: -200 },
    { itemId: 1, kind: 'order_item_discount', vatRate: 5, gross: -500 },
    { itemId: null, kind: 'shipping', vatRate: 27, gross: 1_490 },
    { itemId: null, kind: 'payment', vatRate: 27, gross: 390 },
  ],
}
const back = (now: { id: number; quantity: number }[], before: typeof now = [], cheapestDelivery = 990) =>
  Object.fromEntries(returnedValue(order, { before, now, cheapestDelivery }))

describe('a part', () => {
  test('is its price less its part of the discounts', () => {
    expect(back([{ id: 1, quantity: 1 }])).toEqual({ 5: 3_000 - 300 - 250 })
    expect(back([{ id: 2, quantity: 1 }])).toEqual({ 27: 1_800 })
  })
  test('that leaves nothing brings the costs back, the delivery at most at the price of the cheapest', () => {
    const rest = [{ id: 2, quantity: 1 }]
    expect(back(rest, [{ id: 1, quantity: 2 }])).toEqual({ 27: 1_800 + 990 + 390 })
    expect(back(rest, [{ id: 1, quantity: 2 }], 2_000)).toEqual({ 27: 1_800 + 1_490 + 390 })
    expect(back(rest, [{ id: 1, quantity: 1 }])).toEqual({ 27: 1_800 })
  })
})

test('a gift goes back without money', () => expect(back([{ id: 3, quantity: 1 }])).toEqual({}))

test('any parts give back together what one withdrawal of all would', () => {
  const items = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      vatRate: fc.constantFrom(5, 27),
      unitGross: fc.integer({ min: 1, max: 9_999 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 2_000 }), (rows, cut, delivery) => {
      const bought = rows.map((row, id) => ({ ...row, id, isGift: false }))
      const rates = [...new Set(bought.map(({ vatRate }) => vatRate))]
      const paid: PaidOrder = {
        items: bought,
        adjustments: [
          ...rates.map((vatRate) => ({ itemId: null, kind: 'order_coupon' as const, vatRate, gross: -cut })),
          { itemId: null, kind: 'shipping' as const, vatRate: 27, gross: delivery },
        ],
      }
      const copies = bought.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ({ id, quantity: 1 })))
      const total = (before: typeof copies, now: typeof copies) =>
        [...returnedValue(paid, { before, now, cheapestDelivery: 5_000 }).values()].reduce((sum, one) => sum + one, 0)
      const oneByOne = copies.map((copy, index) => total(copies.slice(0, index), [copy]))
      const all = bought.reduce((sum, { unitGross, quantity }) => sum + unitGross * quantity, 0)
      expect(oneByOne.reduce((sum, one) => sum + one, 0)).toBe(all - cut * rates.length + delivery)
      expect(total([], copies)).toBe(all - cut * rates.length + delivery)
    }),
  )
})
