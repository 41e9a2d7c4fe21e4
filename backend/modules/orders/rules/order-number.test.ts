import { expect, it } from 'vitest'
import { orderNumber } from './order-number.ts'

it.each([
  [123, '2026-11-21T09:00:00Z', 'K-2026-000123'],
  [1, '2026-12-31T23:30:00Z', 'K-2027-000001'],
  [1_234_567, '2027-01-01T00:00:00Z', 'K-2027-1234567'],
])('%i at %s is %s', (counter, at, number) => expect(orderNumber(counter, new Date(at))).toBe(number))
