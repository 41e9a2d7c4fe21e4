import { expect, test } from 'vitest'
import { isRefunded } from './is-refunded.ts'

const refund = { id: 1, amount: 300, refundedBefore: 500 }

test.each([
  [500, false],
  [800, true],
])('%i given back: %s', (refunded, expected) => {
  expect(isRefunded(refunded, refund)).toBe(expected)
})

test.each([0, 499, 501, 799, 801])('%i given back: a person decides', (refunded) => {
  expect(() => isRefunded(refunded, refund)).toThrow('wrong-state')
})
