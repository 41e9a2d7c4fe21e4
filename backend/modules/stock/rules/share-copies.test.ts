import { expect, test } from 'vitest'
import { shareCopies } from './share-copies.ts'

const waiting = [
  { orderId: 3, copies: 2 },
  { orderId: 5, copies: 4 },
]

test('the oldest order gets its copies first, and a later one what is left', () => {
  expect(shareCopies(3, waiting)).toEqual({
    shares: [
      { orderId: 3, copies: 2, taken: 2 },
      { orderId: 5, copies: 4, taken: 1 },
    ],
    rest: 0,
  })
  expect(shareCopies(1, waiting).shares).toEqual([{ orderId: 3, copies: 2, taken: 1 }])
})

test('what nobody waits for is left over', () => {
  expect(shareCopies(9, waiting).rest).toBe(3)
  expect(shareCopies(9, [])).toEqual({ shares: [], rest: 9 })
})
