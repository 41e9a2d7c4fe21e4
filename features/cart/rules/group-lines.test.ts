import { expect, test } from 'vitest'
import type { DraftOrderItem, WaitingItem } from '#contracts/draft-order-items.ts'
import { dealNameOf, groupLines, itemsInOrder } from './group-lines.ts'

const item = (id: number, of: Partial<DraftOrderItem> = {}) =>
  ({ id, type: 'ITEM', parentId: null, dealId: null, priceSteps: [], ...of }) as unknown as DraftOrderItem
const upsell = item(5, { type: 'ITEM_UPSELL', parentId: 1, dealId: 9 })
const gift = item(3, { type: 'ORDER_GIFT', dealId: 8 })
const waiting = [
  { id: 6, parentId: 2 },
  { id: 7, parentId: null },
] as WaitingItem[]
const order = { items: [item(1), item(2), gift, upsell], waiting }

test('gifts and upsells stand under their item, those of the order and of unpriced items at the end', () => {
  const { groups, ...rest } = groupLines(order)
  expect(groups.map((group) => [group.item.id, group.rewards, group.waiting])).toEqual([
    [1, [upsell], []],
    [2, [], [waiting[0]]],
  ])
  expect(rest).toEqual({ rewards: [gift], waiting: [waiting[1]] })
  expect(groupLines({ items: [item(1)], waiting }).waiting).toEqual(waiting)
})

test('in one row they keep this order', () => {
  expect(itemsInOrder(order).map(({ id }) => id)).toEqual([1, 5, 2, 3])
})

test('a gift knows the name of its deal; a bought item has none, although a deal may lower it', () => {
  const priceSteps: DraftOrderItem['priceSteps'] = [
    { step: 'list_price', name: 'default', unitPrice: { gross: 1_490, net: 1_419 } },
    { step: 'deal', name: 'Ajándék', unitPrice: { gross: 0, net: 0 } },
  ]
  expect(dealNameOf({ dealId: 8, priceSteps })).toBe('Ajándék')
  expect(dealNameOf({ dealId: null, priceSteps })).toBeUndefined()
})
