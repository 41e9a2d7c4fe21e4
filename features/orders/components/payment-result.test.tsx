import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { messages } from '#lib/i18n/messages.ts'
import { PaymentResult } from './payment-result.tsx'

const id = '512345678'
const none = { gross: 0, net: 0 }

const show = (payment: Partial<OrderState['payment']>, locale: Locale = 'hu') => {
  const order: OrderState = {
    uuid: '00000000-0000-4000-8000-000000000001',
    number: 'K-2026-000001',
    isOwn: true,
    status: 'under_payment',
    customerStatus: 'under_payment',
    segment: 'b2c',
    payment: {
      method: 'simplepay',
      status: 'not_paid',
      result: null,
      transactionId: null,
      retryable: true,
      mayPay: true,
      payableOnDelivery: true,
      otherMethods: [],
      ...payment,
    },
    reservedUntil: null,
    currency: 'HUF',
    discounts: [],
    itemsTotal: none,
    deliveryPrice: none,
    paymentPrice: none,
    total: none,
    vat: [],
    shipments: [],
    hasDownloads: false,
    canDownload: false,
    downloadDays: [],
    cancellable: false,
    rateable: false,
  }
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <PaymentResult order={order} />
    </NextIntlClientProvider>,
  )
  return document.body.textContent ?? ''
}

/** The rules of the provider prescribe these words. */
test.each([
  ['hu', 'Sikeres tranzakció.SimplePay tranzakcióazonosító: 512345678'],
  ['en', 'Successful transaction.SimplePay transaction ID: 512345678'],
] as const)('success in %s: the words and the number', (locale, text) => {
  expect(show({ status: 'paid', result: 'SUCCESSFUL', transactionId: id }, locale)).toBe(text)
})

test.each([
  [
    'hu',
    /^Sikertelen tranzakció\.SimplePay tranzakcióazonosító: 512345678Kérjük, ellenőrizze a tranzakció során megadott adatok helyességét\. .* kártyakibocsátó bankjával\.$/,
  ],
  [
    'en',
    /^Failed transaction\.SimplePay transaction ID: 512345678Please check if the details provided during the transaction are correct\. .* the cause of the rejection\.$/,
  ],
] as const)('a refusal in %s: the words and the number, never the reason', (locale, text) => {
  expect(show({ result: 'ERROR', transactionId: id }, locale)).toMatch(text)
})

test.each([
  ['CANCELED', 'hu', 'Ön megszakította a fizetést.'],
  ['CANCELED', 'en', 'You cancelled the payment.'],
  ['TIMEOUT', 'hu', 'Ön túllépte a tranzakció elindításának lehetséges maximális idejét.'],
  ['TIMEOUT', 'en', 'You exceeded the maximum time available to start the transaction.'],
] as const)('%s in %s: no number and no word of failure, whatever the server sends', (result, locale, text) => {
  expect(show({ result, transactionId: id }, locale)).toBe(text)
})

test.each([
  ['hu', 'SUCCESSFUL', /^Sikeres fizetés\.Barion fizetési azonosító: 512345678$/],
  ['en', 'SUCCESSFUL', /^Payment successful\.Barion payment ID: 512345678$/],
  ['hu', 'ERROR', /^A fizetés nem sikerült\.Barion fizetési azonosító: 512345678Nézd meg, .* a fizetést\.$/],
  ['en', 'ERROR', /^The payment did not go through\.Barion payment ID: 512345678Please check .* the payment\.$/],
  ['hu', 'CANCELED', /^Megszakítottad a fizetést\.$/],
  ['en', 'CANCELED', /^You have cancelled the payment\.$/],
  ['hu', 'TIMEOUT', /^Lejárt a fizetésre szánt idő\.$/],
  ['en', 'TIMEOUT', /^The time for the payment has run out\.$/],
] as const)('Barion in %s, %s: in the words of the shop', (locale, result, text) => {
  expect(show({ method: 'barion', result, transactionId: id }, locale)).toMatch(text)
})

test('a waiting payment has a message, cash on delivery has none', () => {
  expect(show({ status: 'in_progress', result: 'PENDING' })).toContain('várunk')
  expect(screen.getByRole('status')).toBeVisible()
  document.body.textContent = ''
  expect(show({ method: 'cash_on_delivery', status: 'created' })).toBe('')
})
