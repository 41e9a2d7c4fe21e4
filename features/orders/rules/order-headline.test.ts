import { expect, test } from 'vitest'
import type { CustomerOrder } from '#contracts/customer-orders.ts'
import { headlineOf } from './order-headline.ts'

const arrival = { from: '2026-12-01', to: '2026-12-02' }
const parcel = {
  position: 1,
  arrival,
  releasedOn: null,
  price: { gross: 0, net: 0 },
  trackingNumber: null,
  sentAt: null,
  arrivedAt: null,
  handedOverAt: null,
}
const order = (changes: Partial<CustomerOrder>): CustomerOrder => ({
  uuid: 'b8f0f1c2-0000-4000-8000-000000000000',
  number: 'K-2026-000001',
  status: 'finalized',
  customerStatus: 'finalized',
  segment: 'b2c',
  reservedUntil: null,
  currency: 'HUF',
  total: { gross: 1000, net: 952 },
  shipments: [parcel],
  hasDownloads: false,
  downloadDays: [],
  cancellable: false,
  rateable: false,
  placedAt: '2026-11-20T10:00:00Z',
  buyer: null,
  offerNumber: null,
  payment: { method: 'simplepay', status: 'paid' },
  place: null,
  carrier: null,
  copies: 1,
  books: [],
  invoice: null,
  ...changes,
})

test.each([
  ['waits for money', { customerStatus: 'under_payment' }, { text: 'unpaid' }],
  ['is packed', {}, { text: 'packed', days: arrival }],
  ['has been sent', { shipments: [{ ...parcel, sentAt: 'x' }] }, { text: 'sent', days: arrival }],
  [
    'waits for its book',
    { shipments: [{ ...parcel, releasedOn: '2026-12-21' }] },
    { text: 'preorder', day: '2026-12-21' },
  ],
  [
    'waits for its file',
    { shipments: [], hasDownloads: true, downloadDays: ['2026-12-21'] },
    { text: 'preorder', day: '2026-12-21' },
  ],
  ['is a file', { shipments: [], hasDownloads: true }, { text: 'downloadable' }],
  [
    'can be collected',
    { customerStatus: 'pickup_available', place: 'Nyugati' },
    { text: 'collectableAt', place: 'Nyugati' },
  ],
  ['can be collected somewhere', { customerStatus: 'pickup_available' }, { text: 'collectable' }],
  [
    'has arrived in two parcels',
    {
      customerStatus: 'package_received',
      shipments: [
        { ...parcel, handedOverAt: '2026-12-01T10:00:00Z' },
        { ...parcel, position: 2, handedOverAt: '2026-12-05T10:00:00Z' },
      ],
    },
    { text: 'arrived', day: '2026-12-05T10:00:00Z' },
  ],
  [
    'has arrived with its first parcel',
    {
      customerStatus: 'under_process',
      shipments: [
        { ...parcel, handedOverAt: '2026-12-01T10:00:00Z' },
        { ...parcel, position: 2, sentAt: 'x' },
      ],
    },
    { text: 'sent', days: arrival },
  ],
  ['was cancelled', { customerStatus: 'cancelled' }, { text: 'cancelled' }],
] as const)('an order that %s', (_, changes, headline) =>
  expect(headlineOf(order(changes as unknown as Partial<CustomerOrder>))).toEqual(headline),
)
