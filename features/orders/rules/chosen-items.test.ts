import { expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { chosenItems, returnedItems } from './chosen-items.ts'

const item = (id: number, facts = {}) => ({
  id,
  parentId: null,
  isGift: false,
  quantity: 2,
  withdrawn: 0,
  left: 2,
  ...facts,
})
const items = [item(1), item(2, { withdrawn: 1, left: 1 }), item(3, { parentId: 2, isGift: true })]
const order = {
  items: [1, 2, 3].map((id) => ({ id, name: `Book ${id}` })),
  withdrawal: { items },
} as unknown as OrderDetail

test('nothing is chosen at first', () => expect(returnedItems(order, {})).toEqual([]))

test('no more is chosen than is left', () =>
  expect(chosenItems(order, { 1: 1, 2: 5 })).toEqual([
    { id: 1, quantity: 1 },
    { id: 2, quantity: 1 },
  ]))

test('a gift goes back with the last copy of its book', () => {
  expect(returnedItems(order, { 1: 2 }).map(({ name }) => name)).toEqual(['Book 1'])
  expect(returnedItems(order, { 2: 1 })).toEqual([
    { id: 2, quantity: 1, name: 'Book 2', isGift: false },
    { id: 3, quantity: 2, name: 'Book 3', isGift: true },
  ])
})
