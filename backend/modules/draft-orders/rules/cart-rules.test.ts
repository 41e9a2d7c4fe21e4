import { describe, expect, it } from 'vitest'
import { cartKind, deliveryFits, type DeliveryOffer } from './delivery-fit.ts'
import { paymentFits, type PaymentOffer } from './payment-fit.ts'
import { maxQuantity, refuseQuantity } from './quantity-limit.ts'
import { stepsOf } from './steps.ts'

const book = { type: 'physical' as const }
const ebook = { type: 'virtual' as const }

describe('cartKind', () => {
  it.each([
    [[], 'empty'],
    [[ebook, ebook], 'downloads'],
    [[ebook, book], 'carried'],
  ])('%j is %s', (items, kind) => expect(cartKind(items)).toBe(kind))
})

describe('deliveryFits', () => {
  const home: DeliveryOffer = { enabled: true, flow: 'home', prices: { HUF: 1290 } }
  const download: DeliveryOffer = { enabled: true, flow: 'none', prices: { HUF: 0, EUR: 0 } }
  it.each([
    [home, 'carried', 'HUF', true],
    [home, 'empty', 'HUF', true],
    [home, 'downloads', 'HUF', false],
    [home, 'carried', 'EUR', false],
    [{ ...home, enabled: false }, 'carried', 'HUF', false],
    [download, 'downloads', 'EUR', true],
    [download, 'carried', 'HUF', false],
    [download, 'empty', 'HUF', false],
  ] as const)('%j with %s in %s: %s', (offer, kind, currency, fits) => expect(deliveryFits(offer, kind, currency)).toBe(fits))
})

describe('paymentFits', () => {
  const cash: PaymentOffer = { enabled: true, online: false, flows: ['home', 'store', 'none'], fees: { HUF: 390 } }
  const card: PaymentOffer = { enabled: true, online: true, flows: ['home', 'store', 'none'], fees: { HUF: 0, EUR: 0 } }
  it.each([
    [cash, 'home', 'HUF', true],
    [cash, 'home', 'EUR', false],
    [cash, 'pickup_point', 'HUF', false],
    [cash, 'none', 'HUF', false],
    [card, 'none', 'EUR', true],
    [{ ...card, enabled: false }, 'home', 'HUF', false],
  ] as const)('%j with %s in %s: %s', (offer, flow, currency, fits) => expect(paymentFits(offer, flow, currency)).toBe(fits))
})

describe('quantities', () => {
  it.each([
    [{ availability: 'available', stock: 5 }, 5, undefined],
    [{ availability: 'available', stock: 5 }, 6, 'insufficient_stock'],
    [{ availability: 'available', stock: 500 }, 99, undefined],
    [{ availability: 'available', stock: 500 }, 100, 'quantity_limit_reached'],
    [{ availability: 'preorder', stock: 0 }, 99, undefined],
    [{ availability: 'available', stock: null }, 99, undefined],
    [{ availability: 'available', stock: null }, 100, 'quantity_limit_reached'],
    [{ availability: 'unavailable', stock: -2 }, 1, 'insufficient_stock'],
  ] as const)('%j takes %i: %s', (offer, quantity, code) => expect(refuseQuantity(offer, quantity)?.code).toBe(code))

  it.each([
    [{ availability: 'available', stock: 500 }, 99],
    [{ availability: 'available', stock: 3 }, 3],
    [{ availability: 'preorder', stock: 0 }, null],
    [{ availability: 'available', stock: null }, null],
  ] as const)('%j offers at most %s', (offer, most) => expect(maxQuantity(offer)).toBe(most))
})

it('steps keep their order', () =>
  expect(stepsOf({ payment: true, billing: false, delivery: true, contact: false })).toEqual([
    { name: 'contact', status: 'active' },
    { name: 'delivery', status: 'complete' },
    { name: 'billing', status: 'active' },
    { name: 'payment', status: 'complete' },
  ]))
