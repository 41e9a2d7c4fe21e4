import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashAmount } from './cash-amount.ts'

test.each([
  [3490, 3490],
  [3491, 3490],
  [3492, 3490],
  [3493, 3495],
  [3494, 3495],
  [3495, 3495],
  [3496, 3495],
  [3497, 3495],
  [3498, 3500],
  [3499, 3500],
  [1, 0],
  [0, 0],
])('%i Ft is %i Ft in cash', (total, cash) => {
  expect(cashAmount(total, 'HUF')).toBe(cash)
})

test('it can be paid with coins, and nobody wins more than two forints', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (total) => {
      const cash = cashAmount(total, 'HUF')
      expect(cash % 5).toBe(0)
      expect(Math.abs(cash - total)).toBeLessThanOrEqual(2)
      expect(cashAmount(total, 'EUR')).toBe(total)
    }),
  )
})
