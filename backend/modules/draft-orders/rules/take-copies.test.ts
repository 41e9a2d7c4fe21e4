import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availabilities } from '#contracts/shop.ts'
import { refuseQuantity } from './quantity-limit.ts'
import { takeCopies } from './take-copies.ts'

const book = { type: 'physical', availability: 'available', stock: 5, needsChoice: false } as const
const download = { ...book, type: 'virtual', stock: null } as const

describe('a cart takes as many copies as can be ordered', () => {
  test.each([
    [book, 3, 0, { taken: 3, outcome: 'added' }],
    [book, 7, 0, { taken: 5, outcome: 'reduced', why: { code: 'insufficient_stock', params: { available: 5 } } }],
    [book, 3, 4, { taken: 1, outcome: 'reduced', why: { code: 'insufficient_stock' } }],
    [book, 1, 5, { taken: 0, outcome: 'refused', why: { code: 'insufficient_stock' } }],
    [book, 500, 0, { taken: 5, outcome: 'reduced', why: { code: 'insufficient_stock', params: { available: 5 } } }],
    [{ ...book, stock: 500 }, 120, 0, { taken: 99, outcome: 'reduced', why: { code: 'quantity_limit_reached' } }],
    [{ ...book, availability: 'preorder', stock: 0 }, 12, 0, { taken: 12, outcome: 'added' }],
    [
      { ...book, availability: 'unavailable' },
      1,
      0,
      { taken: 0, outcome: 'refused', why: { code: 'variant_not_available' } },
    ],
    [{ ...book, needsChoice: true }, 1, 0, { taken: 0, outcome: 'refused', why: { code: 'choice_required' } }],
    [download, 1, 0, { taken: 1, outcome: 'added' }],
    [download, 3, 0, { taken: 1, outcome: 'reduced', why: { code: 'one_copy_only' } }],
    [download, 1, 1, { taken: 0, outcome: 'unchanged', why: { code: 'one_copy_only' } }],
  ] as const)('%j: %d wanted, %d there', (offer, wanted, inCart, expected) => {
    expect(takeCopies(offer, wanted, inCart)).toMatchObject(expected)
  })

  test('never more than the cart accepts, and never fewer than it could', () => {
    const offer = fc.record({
      type: fc.constantFrom('physical', 'virtual'),
      availability: fc.constantFrom(...availabilities),
      stock: fc.option(fc.integer({ min: -3, max: 300 })),
      needsChoice: fc.boolean(),
    })
    fc.assert(
      fc.property(offer, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 300 }), (one, wanted, inCart) => {
        const { taken, outcome, why } = takeCopies(one, wanted, inCart)
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(wanted)
        expect(outcome === 'added').toBe(taken === wanted)
        expect(outcome === 'added').toBe(why === undefined)
        const accepts = (copies: number) => refuseQuantity(one, inCart + copies, inCart) === undefined
        expect(taken === 0 || accepts(taken)).toBe(true)
        const isSold = one.availability !== 'unavailable' && !one.needsChoice
        expect(!isSold || taken === wanted || !accepts(taken + 1)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
