import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goodsWith, isSound, linesOf, someCopies } from '../../pricing/rules/goods.test-support.ts'
import { goodsOf } from '../../pricing/rules/goods.ts'
import { dealWith } from './deal.test-support.ts'
import { lowerItems } from './lower-items.ts'

const rules = { rate_unit: 0.01 }
const fromTwo = dealWith({ type: 'general_item_deal', key: 'two', minQuantity: 2, amounts: { HUF: 300 } })

it('lowers each copy by the amount, from the demanded number of copies on', () => {
  const goods = goodsWith({ unit: 3_990, quantity: 2, vatRate: 5 }, { unit: 3_990, quantity: 1, vatRate: 5 })
  const { adjustments } = lowerItems(goods, [fromTwo], 'HUF', rules)
  expect(adjustments).toMatchObject([
    {
      kind: 'order_item_discount',
      class: 'discount',
      originCode: 'two',
      itemId: 1,
      gross: -600,
      net: -571,
      vatRate: 5,
    },
  ])
})

it('does nothing in a currency in which the deal has no amount', () =>
  expect(lowerItems(goodsWith({ unit: 900, quantity: 2, vatRate: 5 }), [fromTwo], 'EUR', rules).adjustments).toEqual(
    [],
  ))

it('is for the items that it names', () => {
  const goods = goodsWith({ unit: 1_000, quantity: 1, vatRate: 5 }, { unit: 1_000, quantity: 1, vatRate: 5 })
  const deal = dealWith({ type: 'general_item_deal', percent: 10, isForAll: false, matched: [2] })
  expect(lowerItems(goods, [deal], 'HUF', rules).adjustments.map(({ itemId }) => itemId)).toEqual([2])
})

it('takes the best of several deals, and the first of equal ones', () => {
  const goods = goodsWith({ unit: 2_000, quantity: 3, vatRate: 5 })
  const half = dealWith({ type: 'general_item_deal', key: 'half', percent: 50 })
  const alike = dealWith({ type: 'general_item_deal', key: 'alike', amounts: { HUF: 1_000 } })
  const origins = (...deals: (typeof half)[]) =>
    lowerItems(goods, deals, 'HUF', rules).adjustments.map(({ originCode }) => originCode)
  expect(origins(fromTwo, half)).toEqual(['half'])
  expect(origins(half, alike)).toEqual(['half'])
  expect(origins(alike, half)).toEqual(['alike'])
})

it('stops at the least price of a copy', () => {
  const goods = goodsWith({ unit: 3_490, quantity: 2, vatRate: 5, least: 3_141 })
  const deal = dealWith({ type: 'general_item_deal', percent: 50 })
  expect(lowerItems(goods, [deal], 'HUF', rules).adjustments.map(({ gross }) => gross)).toEqual([-698])
})

it('takes as much of each copy, and stays sound', () =>
  fc.assert(
    fc.property(
      someCopies,
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 5 }),
      (copies, percent, from) => {
        const deal = dealWith({ type: 'general_item_deal', percent, minQuantity: from })
        const { goods, adjustments } = lowerItems(goodsOf(linesOf(copies)), [deal], 'HUF', rules)
        expect(isSound(goods)).toBe(true)
        for (const { itemId, gross } of adjustments) {
          const quantity = copies[(itemId ?? 0) - 1]?.quantity ?? 0
          expect(gross % quantity).toBe(-0)
          expect(quantity).toBeGreaterThanOrEqual(from)
        }
      },
    ),
  ))
