import { describe, expect, test } from 'vitest'
import { chosenCopies, type Copies } from './chosen-copies.ts'
import { openItems, type OrderedItem } from './open-items.ts'

const item = (id: number, facts: Partial<OrderedItem> = {}): OrderedItem => ({
  id,
  parentId: null,
  isGift: false,
  quantity: 1,
  withdrawn: 0,
  isDownload: false,
  isBegun: false,
  ...facts,
})
const purchase = { status: 'fulfilled', segment: 'b2c', billingType: 'personal', organizationId: null } as const
const deadlines = { books: '2026-11-17', downloads: '2026-11-10' }

const choose = (
  items: OrderedItem[],
  wanted: Copies[],
  today = '2026-11-05',
  status: 'fulfilled' | 'cancelled' = 'fulfilled',
) => {
  const of = { ...purchase, status }
  const result = chosenCopies({ items: openItems(items, of, deadlines, today), purchase: of, deadlines, today }, wanted)
  return result.ok ? result.value.map(({ id, quantity }) => `${quantity} × ${id}`) : result.code
}

describe('a choice', () => {
  test.each([
    ['of a part', [{ id: 1, quantity: 2 }], ['2 × 1']],
    [
      'that names an item twice is added up',
      [
        { id: 1, quantity: 1 },
        { id: 1, quantity: 2 },
      ],
      ['3 × 1'],
    ],
    ['of more than was bought', [{ id: 1, quantity: 4 }], 'withdrawal_copies_exceeded'],
    [
      'of more than was bought, in two parts',
      [
        { id: 1, quantity: 2 },
        { id: 1, quantity: 2 },
      ],
      'withdrawal_copies_exceeded',
    ],
    ['of another order', [{ id: 9, quantity: 1 }], 'item_not_exists_in_order'],
  ])('%s', (_, wanted, outcome) => expect(choose([item(1, { quantity: 3 })], wanted)).toEqual(outcome))

  test('of what was withdrawn already', () =>
    expect(choose([item(1, { withdrawn: 1 })], [{ id: 1, quantity: 1 }])).toBe('withdrawal_copies_exceeded'))
  test('of a download that has begun', () =>
    expect(choose([item(1, { isDownload: true, isBegun: true })], [{ id: 1, quantity: 1 }])).toBe(
      'withdrawal_download_begun',
    ))
  test('that comes too late', () =>
    expect(choose([item(1)], [{ id: 1, quantity: 1 }], '2026-11-18')).toBe('withdrawal_period_over'))
  test('from an order that does not stand', () =>
    expect(choose([item(1)], [{ id: 1, quantity: 1 }], '2026-11-05', 'cancelled')).toBe('withdrawal_not_offered'))
})

describe('gifts', () => {
  const gift = item(5, { parentId: 1, isGift: true, quantity: 2 })
  const ofOrder = item(6, { isGift: true })
  const all = [item(1, { quantity: 2 }), item(2), gift, ofOrder]

  test('cannot be withdrawn by themselves', () =>
    expect(choose(all, [{ id: 5, quantity: 1 }])).toBe('item_not_exists_in_order'))
  test('stay as long as a copy of their book stays', () =>
    expect(choose(all, [{ id: 1, quantity: 1 }])).toEqual(['1 × 1']))
  test('go back with the last copy of their book', () => {
    expect(choose(all, [{ id: 1, quantity: 2 }])).toEqual(['2 × 1', '2 × 5'])
    expect(choose([item(1, { quantity: 2, withdrawn: 1 }), item(2), gift], [{ id: 1, quantity: 1 }])).toEqual([
      '1 × 1',
      '2 × 5',
    ])
  })
  test('of the order go back when nothing stays', () => {
    expect(choose([item(1, { withdrawn: 1 }), item(2), ofOrder], [{ id: 2, quantity: 1 }])).toEqual(['1 × 2', '1 × 6'])
    expect(choose([item(1), item(2), ofOrder], [{ id: 2, quantity: 1 }])).toEqual(['1 × 2'])
  })
  test('go back once, and not when their download has begun', () => {
    expect(choose([item(1), { ...gift, withdrawn: 2 }], [{ id: 1, quantity: 1 }])).toEqual(['1 × 1'])
    expect(choose([item(1), { ...gift, isDownload: true, isBegun: true }], [{ id: 1, quantity: 1 }])).toEqual(['1 × 1'])
  })
})
