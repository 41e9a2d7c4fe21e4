import { expect, test } from 'vitest'
import { customerStatus } from './customer-status.ts'

const now = new Date('2026-11-25T12:00:00Z')
const days = (count: number) => new Date(now.getTime() - count * 24 * 60 * 60 * 1000)
const parcel = (arrivedAt: Date | null = null, handedOverAt: Date | null = null) => ({ arrivedAt, handedOverAt })

test.each([
  ['new', [], 'under_payment'],
  ['under_payment', [parcel()], 'under_payment'],
  ['finalized', [parcel()], 'finalized'],
  ['cancelled', [parcel()], 'cancelled'],
  ['processing', [parcel(), parcel()], 'under_process'],
  ['processing', [parcel(days(1)), parcel()], 'pickup_available'],
  ['processing', [parcel(days(2), days(1)), parcel()], 'under_process'],
  ['fulfilled', [parcel(days(2), days(1))], 'package_received'],
  ['fulfilled', [parcel(null, days(13.9))], 'package_received'],
  ['fulfilled', [parcel(days(20), days(15)), parcel(null, days(14))], 'fulfilled'],
  ['fulfilled', [], 'fulfilled'],
] as const)('%s with parcels %j: %s', (status, parcels, expected) =>
  expect(customerStatus(status, parcels, now)).toBe(expected),
)
