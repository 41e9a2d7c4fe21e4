import { describe, expect, it } from 'vitest'
import { type OrderStatus, orderStatuses } from '#contracts/orders.ts'
import { canMoveOrder } from './order-moves.ts'

const allowed: readonly [OrderStatus, OrderStatus][] = [
  ['new', 'under_payment'],
  ['new', 'finalized'],
  ['under_payment', 'finalized'],
  ['under_payment', 'cancelled'],
  ['finalized', 'processing'],
  ['finalized', 'cancelled'],
  ['processing', 'fulfilled'],
  ['processing', 'cancelled'],
  ['cancelled', 'finalized'],
]

describe('canMoveOrder', () => {
  for (const from of orderStatuses)
    for (const to of orderStatuses) {
      const expected = allowed.some(([a, b]) => a === from && b === to)
      it(`${from} -> ${to}: ${expected}`, () => expect(canMoveOrder(from, to)).toBe(expected))
    }
})
