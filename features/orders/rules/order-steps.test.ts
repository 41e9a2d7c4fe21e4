import { expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import type { Shipment } from '#contracts/shipments.ts'
import { releasedOnOf, stepsOf } from './order-steps.ts'

const at = '2026-11-23T09:42:00.000Z'
const shipment: Shipment = {
  position: 1,
  arrival: { from: '2026-11-24', to: '2026-11-25' },
  releasedOn: null,
  price: { gross: 990, net: 780 },
  trackingNumber: null,
  sentAt: null,
  arrivedAt: null,
  handedOverAt: null,
}
const payment: OrderState['payment'] = {
  method: 'simplepay',
  status: 'paid',
  result: 'SUCCESSFUL',
  transactionId: null,
  retryable: false,
  mayPay: false,
  payableOnDelivery: false,
  otherMethods: [],
}
const told = (
  status: OrderState['status'],
  one: Shipment | undefined,
  method = 'simplepay',
  downloadDays: string[] = [],
) =>
  stepsOf({ status, payment: { ...payment, method }, downloadDays }, one).map(({ name, state }) => `${name} ${state}`)

test.each([
  ['under_payment', shipment, ['ordered done', 'paid current', 'packed open', 'sent open', 'arrived open']],
  ['finalized', shipment, ['ordered done', 'paid done', 'packed current', 'sent open', 'arrived open']],
  [
    'finalized',
    { ...shipment, releasedOn: '2026-12-15' },
    ['ordered done', 'paid done', 'released current', 'sent open', 'arrived open'],
  ],
  [
    'processing',
    { ...shipment, sentAt: at },
    ['ordered done', 'paid done', 'packed done', 'sent current', 'arrived open'],
  ],
  [
    'processing',
    { ...shipment, sentAt: at, arrivedAt: at },
    ['ordered done', 'paid done', 'packed done', 'sent done', 'collectable current', 'arrived open'],
  ],
  [
    'fulfilled',
    { ...shipment, sentAt: at, handedOverAt: at },
    ['ordered done', 'paid done', 'packed done', 'sent done', 'arrived done'],
  ],
  ['under_payment', undefined, ['ordered done', 'paid current', 'downloadable open']],
  ['finalized', undefined, ['ordered done', 'paid done', 'downloadable done']],
] as const)('%s', (status, one, steps) => expect(told(status, one)).toEqual(steps))

test('the second parcel waits after the first one is delivered', () => {
  expect(told('processing', { ...shipment, position: 2, releasedOn: '2026-12-15' }, 'cash_on_delivery')).toEqual([
    'ordered done',
    'released current',
    'sent open',
    'arrived open',
  ])
})

test('downloads wait until the last of them is published', () => {
  const days = ['2026-12-03', '2026-12-15']
  expect(told('under_payment', undefined, 'simplepay', days)).toEqual([
    'ordered done',
    'paid current',
    'released open',
    'downloadable open',
  ])
  expect(told('finalized', undefined, 'simplepay', days)).toEqual([
    'ordered done',
    'paid done',
    'released current',
    'downloadable open',
  ])
  expect(releasedOnOf({ downloadDays: days }, undefined)).toBe('2026-12-15')
})

test('a parcel does not wait for the files beside it', () => {
  expect(told('finalized', shipment, 'simplepay', ['2026-12-15'])).toEqual([
    'ordered done',
    'paid done',
    'packed current',
    'sent open',
    'arrived open',
  ])
  expect(releasedOnOf({ downloadDays: ['2026-12-15'] }, shipment)).toBeNull()
})
