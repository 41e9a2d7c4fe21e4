import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copiesNeeded, type OrderedLine } from './copies-needed.ts'

const book = (variantId: number, quantity = 1, changes: Partial<OrderedLine> = {}): OrderedLine => ({
  variantId,
  quantity,
  type: 'physical',
  availability: 'available',
  components: [],
  ...changes,
})
const pack = (quantity: number) =>
  book(90, quantity, {
    components: [
      { variantId: 7, quantity: 1 },
      { variantId: 3, quantity: 2 },
    ],
  })

describe('copiesNeeded', () => {
  it('takes packages apart and merges what they share with single copies, in locking order', () =>
    expect(copiesNeeded([book(7), pack(2), book(1, 5)])).toEqual([
      { variantId: 1, quantity: 5 },
      { variantId: 3, quantity: 4 },
      { variantId: 7, quantity: 3 },
    ]))

  it('wants nothing for downloads and pre-orders', () =>
    expect(copiesNeeded([book(1, 2, { type: 'virtual' }), book(2, 2, { availability: 'preorder' })])).toEqual([]))

  it('leaves the decision on what is sold out to the guarded update', () =>
    expect(copiesNeeded([book(1, 2, { availability: 'unavailable' })])).toEqual([{ variantId: 1, quantity: 2 }]))

  it('does not depend on the order of the lines', () => {
    const lines = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99 })).map(([id, n]) => book(id, n)),
    )
    fc.assert(
      fc.property(lines, (some) => {
        expect(copiesNeeded(some.toReversed())).toEqual(copiesNeeded(some))
      }),
    )
  })
})
