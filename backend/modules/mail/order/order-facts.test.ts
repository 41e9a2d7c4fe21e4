import { expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { defaults } from '../../configuration/service.ts'
import { orderFacts } from './order-facts.ts'
import { orderMailOf } from './order-mail.ts'

const order = {
  currency: 'HUF',
  segment: 'b2c',
  items: [],
  paymentName: 'Utánvét',
  payment: { method: 'cash_on_delivery', status: 'created', transactionId: null },
  total: { gross: 11_773, net: 11_000 },
  billing: {
    type: 'personal',
    firstName: 'Anna',
    lastName: 'Kovács',
    ZIPCode: '1061',
    city: 'Budapest',
    addressLine: 'x',
  },
} as unknown as OrderDetail

const paymentOf = (changes: Partial<OrderDetail>, locale: Locale = 'hu') => {
  const mail = orderMailOf({
    order: { ...order, ...changes },
    locale,
    publicUrl: 'https://shop.example',
    shop: defaults,
  })
  return orderFacts(mail)
    .find(({ title }) => title === mail.t('paymentTitle'))
    ?.lines.map((line) => line.replaceAll(/\s/g, ' '))
}

test('the mail says what is due in cash, where that is another sum', () => {
  expect(paymentOf({})).toEqual([
    'Utánvét',
    'Átvételkor fizetsz: 11 773 Ft',
    'Készpénzben, 5 forintra kerekítve: 11 775 Ft',
  ])
  expect(paymentOf({}, 'en')?.at(-1)).toBe('In cash, rounded to 5 Ft: 11,775 Ft')
  expect(paymentOf({ total: { gross: 11_770, net: 11_000 } })).toHaveLength(2)
  expect(paymentOf({ currency: 'EUR' })).toHaveLength(2)
  expect(paymentOf({ payment: { ...order.payment, status: 'paid' } })).toHaveLength(2)
  expect(paymentOf({ payment: { ...order.payment, method: 'barion', status: 'paid' } })).toHaveLength(2)
})
