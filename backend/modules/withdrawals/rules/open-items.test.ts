import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#contracts/orders.ts'
import { isOffered, openItems, type OrderedItem } from './open-items.ts'

const purchase = { status: 'fulfilled', segment: 'b2c', billingType: 'personal', organizationId: null } as const
const book: OrderedItem = {
  id: 1,
  parentId: null,
  isGift: false,
  quantity: 3,
  withdrawn: 0,
  isDownload: false,
  isBegun: false,
}
const deadlines = { books: '2026-11-17', downloads: '2026-11-10' }
const left = (item: Partial<OrderedItem>, today = '2026-11-10', of: Parameters<typeof isOffered>[0] = purchase) =>
  openItems([{ ...book, ...item }], of, deadlines, today)[0]?.left

test.each(orderStatuses)('an order that is %s', (status) =>
  expect(isOffered({ ...purchase, status })).toBe(['finalized', 'processing', 'fulfilled'].includes(status)),
)

describe('copies that can be withdrawn', () => {
  test.each([
    ['all', {}, 3],
    ['not those that were withdrawn', { withdrawn: 2 }, 1],
    ['no download that has begun', { isDownload: true, isBegun: true, quantity: 1 }, 0],
    ['a download that has not', { isDownload: true, quantity: 1 }, 1],
  ])('%s', (_, item, copies) => expect(left(item)).toBe(copies))

  test('until the end of the last day, which is another one for downloads', () => {
    expect([left({}, '2026-11-17'), left({}, '2026-11-18')]).toEqual([3, 0])
    expect([left({ isDownload: true }, '2026-11-10'), left({ isDownload: true }, '2026-11-11')]).toEqual([3, 0])
  })

  test('as long as a parcel has not arrived', () =>
    expect(openItems([book], purchase, { ...deadlines, books: null }, '2027-06-01')[0]?.left).toBe(3))

  test('none of an institution, and none that a company paid', () => {
    expect(left({}, '2026-11-10', { ...purchase, segment: 'b2b' })).toBe(0)
    expect(left({}, '2026-11-10', { ...purchase, billingType: 'company' })).toBe(0)
    expect(left({}, '2026-11-10', { ...purchase, organizationId: 7 }), 'a member who has left since').toBe(0)
  })
})
