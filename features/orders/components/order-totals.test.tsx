import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import type { Locale, Segment } from '#contracts/shop.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OrderTotals } from './order-totals.tsx'

const order = {
  currency: 'HUF',
  payment: { method: 'cash_on_delivery', status: 'created' },
  discounts: [],
  itemsTotal: { gross: 10_500, net: 10_000 },
  shipments: [{ position: 1, price: { gross: 1_270, net: 1_000 } }],
  paymentPrice: { gross: 0, net: 0 },
  total: { gross: 11_770, net: 11_000 },
  vat: [
    { rate: 5, amount: 500 },
    { rate: 27, amount: 270 },
  ],
} as unknown as OrderState

/** Name and figure of every line, from top to bottom. */
const linesOf = (segment: Segment, locale: Locale = 'hu', change: Partial<OrderState> = {}) => {
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <OrderTotals order={{ ...order, segment, ...change }} />
    </NextIntlClientProvider>,
  )
  const text = (one: HTMLElement) => one.textContent.replaceAll(/\s/g, ' ')
  const figures = screen.getAllByRole('definition').map(text)
  return screen.getAllByRole('term').map((name, index) => [text(name), figures[index]])
}

// The order of a school, opened in a reader's browser, and the other way round.
beforeEach(() => void (document.cookie = 'segment=b2c; Path=/'))
afterEach(() => void delete document.documentElement.dataset['prices'])

test('the order of an institution: net sums, VAT as lines, the amount to pay at the end', () => {
  expect(linesOf('b2b')).toEqual([
    ['Könyvek, nettó', '10 000 Ft'],
    ['Szállítás, nettó', '1 000 Ft'],
    ['Fizetési díj', 'díjmentes'],
    ['Nettó végösszeg', '11 000 Ft'],
    ['5 % áfa', '500 Ft'],
    ['27 % áfa', '270 Ft'],
    ['Végösszeg, bruttó', '11 770 Ft'],
  ])
})

test('what is due in cash is rounded to five forints, in both languages', () => {
  const gross = { gross: 11_773, net: 11_000 }
  const inCash = (changes: Partial<OrderState>, locale: Locale = 'hu') => {
    document.body.textContent = ''
    return linesOf('b2c', locale, { total: gross, ...changes }).filter(([name]) => name?.match(/kerekítve|rounded/))
  }
  expect(inCash({})).toEqual([['Készpénzben, 5 forintra kerekítve', '11 775 Ft']])
  expect(inCash({}, 'en')).toEqual([['In cash, rounded to 5 Ft', '11,775 Ft']])
  expect(inCash({ total: { gross: 11_775, net: 11_000 } })).toEqual([])
  expect(inCash({ currency: 'EUR' })).toEqual([])
  expect(inCash({ payment: { ...order.payment, method: 'simplepay' } })).toEqual([])
  expect(inCash({ payment: { ...order.payment, status: 'paid' } })).toEqual([])
})

test('and in English', () => {
  expect(linesOf('b2b', 'en').map(([name]) => name)).toEqual([
    'Books, net',
    'Delivery, net',
    'Payment fee',
    'Net total',
    'VAT 5%',
    'VAT 27%',
    'Total, incl. VAT',
  ])
})

test('the order of a reader: gross sums, and VAT below the total, for every visitor', () => {
  document.cookie = 'segment=b2b; Path=/'
  expect(linesOf('b2c')).toEqual([
    ['Könyvek', '10 500 Ft'],
    ['Szállítás', '1 270 Ft'],
    ['Fizetési díj', 'díjmentes'],
    ['Végösszeg', '11 770 Ft'],
    ['Nettó', '11 000 Ft'],
    ['Ebből 5 % áfa', '500 Ft'],
    ['Ebből 27 % áfa', '270 Ft'],
  ])
  expect(within(screen.getByRole('region')).getByText('átvételkor')).toBeVisible()
})

const discounts: OrderState['discounts'] = [
  { kind: 'order_discount', name: 'Nagy csomag', originCode: 'order-40000', gross: -3_000, net: -2_857 },
  { kind: 'order_item_discount', name: 'Nagy csomag', originCode: 'ketto', gross: -600, net: -571 },
  { kind: 'order_coupon', name: 'Őszi kupon', originCode: 'OSZ2026', gross: -1_000, net: -952 },
]

test('every discount has a line: deals by their names, also two of the same name, coupons by their codes', () => {
  expect(linesOf('b2c', 'hu', { discounts }).slice(1, 4)).toEqual([
    ['Nagy csomag', '−3 000 Ft'],
    ['Nagy csomag', '−600 Ft'],
    ['Kupon: OSZ2026', '−1 000 Ft'],
  ])
})

test('and net for an institution', () => {
  expect(linesOf('b2b', 'en', { discounts }).slice(1, 4)).toEqual([
    ['Nagy csomag, net', '−2,857 Ft'],
    ['Nagy csomag, net', '−571 Ft'],
    ['Coupon: OSZ2026, net', '−952 Ft'],
  ])
})

const readers = ['Könyvek', 'Szállítás', 'Fizetési díj', 'Végösszeg', 'Ebből 5 % áfa', 'Ebből 27 % áfa']

test.each([
  ['gross', 'b2c', readers],
  ['net', 'b2c', readers],
  ['gross', 'b2b', readers],
  [
    'net',
    'b2b',
    [
      'Könyvek, nettó',
      'Szállítás, nettó',
      'Fizetési díj',
      'Nettó végösszeg',
      '5 % áfa',
      '27 % áfa',
      'Végösszeg, bruttó',
    ],
  ],
] as const)('a shop that shows %s prices, to %s', (config, segment, names) => {
  document.documentElement.dataset['prices'] = config
  expect(linesOf(segment).map(([name]) => name)).toEqual(names)
})
