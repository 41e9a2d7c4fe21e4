import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#contracts/orders.ts'
import { dueRefunds, isPurchaseDue } from './due-events.ts'

const placedAt = new Date('2026-11-20T10:00:00Z')
const after = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000)

test('a purchase is due while the order stands, for three days', () => {
  const due = (hours: number) => orderStatuses.filter((status) => isPurchaseDue({ status, placedAt }, after(hours)))
  expect(due(71)).toEqual(['finalized', 'processing', 'fulfilled'])
  expect(due(72)).toEqual([])
})

describe('refunds that are due', () => {
  const first = { key: 'E1', copies: new Map([[1, 1]]) }
  const second = { key: 'E2', copies: new Map([[2, 1]]) }

  test('are the accepted withdrawals that were not told', () =>
    expect(dueRefunds('fulfilled', [first, second], ['E1'])).toEqual([second]))

  test('are the rest of the order, once, when it was cancelled', () => {
    expect(dueRefunds('cancelled', [first], [])).toEqual([{ key: 'cancelled' }])
    expect(dueRefunds('cancelled', [first, second], ['E1', 'cancelled'])).toEqual([])
  })
})
