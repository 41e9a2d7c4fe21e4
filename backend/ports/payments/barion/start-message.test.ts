import { expect, test } from 'vitest'
import { order } from '../simulator/wire.test-support.ts'
import { paymentWindow, phoneDigits, startMessage } from './start-message.ts'

const shop = { payee: 'bolt@example.hu', callbackUrl: 'https://api.example.hu/hooks/barion' }
const now = new Date('2026-11-25T08:00:00Z')
const in30Minutes = new Date('2026-11-25T08:30:00Z')

test('the message has the form of the documentation', () => {
  const { invoice } = order()
  const request = order({ payBy: in30Minutes, invoice: { ...invoice, phone: '+36 30 123 4567' } })
  expect(startMessage(request, shop, now)).toEqual({
    PaymentType: 'Immediate',
    PaymentWindow: '0:00:30:00',
    GuestCheckOut: true,
    FundingSources: ['All'],
    PaymentRequestId: 'BK-2026-000123-1',
    OrderNumber: 'BK-2026-000123-1',
    PayerHint: 'olvaso@example.hu',
    CardHolderNameHint: 'Minta Olga',
    RedirectUrl: 'http://bolt.example.hu/fizetes/simplepay?nyelv=hu',
    CallbackUrl: 'https://api.example.hu/hooks/barion',
    Locale: 'hu-HU',
    Currency: 'HUF',
    PayerPhoneNumber: '36301234567',
    Transactions: [
      {
        POSTransactionId: 'BK-2026-000123-1',
        Payee: 'bolt@example.hu',
        Total: 7980,
        Items: [
          {
            Name: 'BK-2026-000123-1',
            Description: 'BK-2026-000123-1',
            Quantity: 1,
            Unit: 'db',
            UnitPrice: 7980,
            ItemTotal: 7980,
          },
        ],
      },
    ],
    BillingAddress: {
      Country: 'HU',
      City: 'Budapest',
      Zip: '1134',
      Street: 'Minta utca 12.',
      Street2: '',
      Street3: '',
    },
    ChallengePreference: 'NoPreference',
  })
})

test('euros have two decimals, and a long address is divided', () => {
  const address = `${'Hosszú '.repeat(12)}utca 1.`
  const request = order({ currency: 'EUR', amount: 1990, locale: 'en', invoice: { ...order().invoice, address } })
  const message = startMessage(request, shop, now)
  expect(message).toMatchObject({ Locale: 'en-US', Currency: 'EUR', Transactions: [{ Total: 19.9 }] })
  const { Street, Street2, Street3 } = message['BillingAddress'] as Record<string, string>
  expect(Street).toHaveLength(50)
  expect(`${Street}${Street2}${Street3}`).toBe(address)
  expect(message).not.toHaveProperty('PayerPhoneNumber')
})

test.each([
  ['2026-11-25T08:30:00Z', '0:00:30:00'],
  ['2026-11-25T09:01:02Z', '0:01:01:02'],
  ['2026-11-27T10:00:00Z', '2:02:00:00'],
  // One minute at least, a week at most.
  ['2026-11-25T08:00:10Z', '0:00:01:00'],
  ['2026-11-24T08:00:00Z', '0:00:01:00'],
  ['2026-12-25T08:00:00Z', '7:00:00:00'],
])('until %s is a window of %s', (payBy, window) => {
  expect(paymentWindow(new Date(payBy), now)).toBe(window)
})

test.each([
  ['+36 30 123 4567', '36301234567'],
  ['06 30 123 4567', '36301234567'],
  ['06-1/234-5678', '3612345678'],
  ['+43 660 1234567', '436601234567'],
])('%s is dialled %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits)
})
