import { expect, it } from 'vitest'
import { goodsWith } from '../../pricing/rules/goods.test-support.ts'
import { dealWith } from './deal.test-support.ts'
import { type ChosenReward, resolveRewards } from './resolve-rewards.ts'

const { lines } = goodsWith({ unit: 4_000, quantity: 3, vatRate: 5 }, { unit: 2_000, quantity: 1, vatRate: 5 })
const rewards = [
  { variantId: 70, prices: { HUF: 0 } },
  { variantId: 71, prices: { HUF: 0 } },
]
const gift = dealWith({ id: 1, type: 'order_gift_deal', minTotals: { HUF: 10_000 }, rewards })
const itemGift = dealWith({ id: 2, type: 'item_gift_deal', isForAll: false, matched: [1], rewards })
const chosen = (changes: Partial<ChosenReward>): ChosenReward => ({
  id: 100,
  type: 'ORDER_GIFT',
  dealId: 1,
  parentId: null,
  variantId: 70,
  quantity: 1,
  ...changes,
})
const ofItem = (changes: Partial<ChosenReward>) => chosen({ type: 'ITEM_GIFT', dealId: 2, parentId: 1, ...changes })
const resolve = (...items: ChosenReward[]) =>
  resolveRewards(items, [gift, itemGift], lines, 'HUF').map((one) =>
    one.kind === 'taken' ? one.quantity : `${one.code} ${one.missing}`,
  )

it('gives what the cart has reached', () => expect(resolve(chosen({}))).toEqual([1]))

it('waits for what the cart no longer reaches', () =>
  expect(resolveRewards([chosen({})], [{ ...gift, minTotals: { HUF: 20_000 } }], lines, 'HUF')).toMatchObject([
    { kind: 'waiting', code: 'deal_not_reached', missing: 6_000 },
  ]))

it('caps quantities by the parent, the first chosen first', () => {
  expect(resolve(ofItem({ quantity: 9 }))).toEqual([3])
  expect(resolve(ofItem({ quantity: 2 }), ofItem({ id: 101, variantId: 71, quantity: 9 }))).toEqual([2, 1])
  expect(resolve(ofItem({ quantity: 3 }), ofItem({ id: 101, variantId: 71 }))).toEqual([3, 'deal_not_reached null'])
})

it('gives one gift for an order', () =>
  expect(resolve(chosen({}), chosen({ id: 101, variantId: 71 }))).toEqual([1, 'deal_not_reached null']))

it.each([
  ['whose deal has ended', chosen({ dealId: 9 })],
  ['that the deal does not offer', chosen({ variantId: 99 })],
  ['of another type than the deal gives', chosen({ type: 'ORDER_UPSELL' })],
  ['of an order under an item', chosen({ parentId: 1 })],
  ['of an item without its parent', ofItem({ parentId: null })],
  ['under an item that the deal is not for', ofItem({ parentId: 2 })],
  ['under an item of another cart', ofItem({ parentId: 77 })],
])('refuses one %s', (_what, item) => expect(resolve(item)).toEqual(['deal_ended null']))

it('gives nothing in a currency in which the reward has no price', () =>
  expect(resolveRewards([ofItem({})], [itemGift], lines, 'EUR')).toMatchObject([{ code: 'deal_ended' }]))
