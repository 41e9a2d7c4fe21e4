import { expect, test } from 'vitest'
import type { RewardDeal } from '#contracts/cart-deals.ts'
import { dealOf, offersOf } from './reward-offers.ts'

const deal = {
  dealId: 9,
  parentId: 1,
  max: 2,
  rewards: [{ variant: { id: 71 } }, { variant: { id: 72 } }],
} as RewardDeal
const chosen = (variantId: number, quantity: number, parentId: number | null = 1) => ({
  dealId: 9,
  parentId,
  variantId,
  quantity,
})
const idsOf = (items: Parameters<typeof offersOf>[1]) => {
  const { offers, ...rest } = offersOf(deal, items)
  return { ids: offers.map(({ variant }) => variant.id), ...rest }
}

test('everything is offered as long as nothing is chosen', () => {
  expect(idsOf([])).toEqual({ ids: [71, 72], isChosen: false, isFull: false })
})

test('what is chosen is no longer offered, and the deal is full with its last copy', () => {
  expect(idsOf([chosen(71, 1)])).toEqual({ ids: [72], isChosen: true, isFull: false })
  expect(idsOf([chosen(71, 2)])).toEqual({ ids: [72], isChosen: true, isFull: true })
  expect(idsOf([chosen(71, 1), chosen(72, 1)])).toEqual({ ids: [], isChosen: true, isFull: true })
})

test('the same deal of another item is another one', () => {
  expect(idsOf([chosen(71, 2, 4)]).isChosen).toBe(false)
  expect(dealOf([deal], chosen(71, 1))).toBe(deal)
  expect(dealOf([deal], chosen(71, 1, 4))).toBeUndefined()
})
