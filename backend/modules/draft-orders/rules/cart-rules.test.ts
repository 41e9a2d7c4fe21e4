import { describe, expect, it } from 'vitest'
import { cartKind, deliveryFits, type DeliveryOffer } from './delivery-fit.ts'
import { paymentFits, type PaymentOffer } from './payment-fit.ts'
import type { Availability } from '#contracts/shop.ts'
import { maxQuantity, refuseQuantity } from './quantity-limit.ts'
import { checkoutSteps } from '#contracts/checkout-steps.ts'
import { completeSteps, stepsOf } from './steps.ts'

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
  ] as const)('%j with %s in %s: %s', (offer, kind, currency, fits) =>
    expect(deliveryFits(offer, kind, currency)).toBe(fits),
  )
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
  ] as const)('%j with %s in %s: %s', (offer, flow, currency, fits) =>
    expect(paymentFits(offer, flow, currency)).toBe(fits),
  )
})

describe('quantities', () => {
  const book = (availability: Availability, stock: number) => ({ type: 'physical', availability, stock }) as const
  const download = { type: 'virtual', availability: 'available', stock: null } as const

  it.each([
    [book('available', 5), 5, undefined],
    [book('available', 5), 6, 'insufficient_stock'],
    [book('available', 500), 99, undefined],
    [book('available', 500), 100, 'quantity_limit_reached'],
    [book('preorder', 0), 99, undefined],
    [book('unavailable', -2), 1, 'insufficient_stock'],
    [download, 1, undefined],
    [download, 2, 'one_copy_only'],
    [{ ...download, availability: 'preorder' }, 2, 'one_copy_only'],
  ] as const)('%j takes %i: %s', (offer, quantity, code) => expect(refuseQuantity(offer, quantity)?.code).toBe(code))

  it('a refusal says how many there are, and how many of them the cart has', () =>
    expect(refuseQuantity(book('available', 5), 6, 4)).toMatchObject({ params: { available: 5, inCart: 4 } }))

  it.each([
    [book('available', 500), 99],
    [book('available', 3), 3],
    [book('preorder', 0), null],
    [download, 1],
  ] as const)('%j offers at most %s', (offer, most) => expect(maxQuantity(offer)).toBe(most))
})

it('a step with a form is complete when what it has saved passes the form', () => {
  const contact = { email: 'anna@pelda.hu', firstName: 'Anna', lastName: 'Édes', phone: '+36301234567' }
  const chosen = { delivery: true, payment: false }
  expect(completeSteps({}, chosen)).toMatchObject({ contact: false, delivery: true, billing: false, payment: false })
  expect(completeSteps({ contact }, chosen)).toMatchObject({ contact: true, billing: false })
  expect(completeSteps({ contact: { ...contact, phone: '' } }, chosen)).toMatchObject({ contact: false })
})

it('steps keep their order', () =>
  expect(stepsOf(completeSteps({}, { payment: true, delivery: true }))).toEqual(
    checkoutSteps.map((name) => ({ name, status: expect.any(String) })),
  ))

it('a step that is not complete leaves the later ones as they are', () =>
  expect(stepsOf(completeSteps({}, { payment: true, delivery: true }))).toEqual(
    expect.arrayContaining([
      { name: 'contact', status: 'active' },
      { name: 'delivery', status: 'complete' },
      { name: 'billing', status: 'active' },
      { name: 'payment', status: 'complete' },
    ]),
  ))
