import { expect, test } from 'vitest'
import { order } from '../simulator/wire.test-support.ts'
import { formBody } from './form-body.ts'
import { fromHundredths, toHundredths } from './hundredths.ts'
import { expiresAt, startMessage } from './start-message.ts'

const now = new Date('2026-11-25T08:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test.each([
  ['a reservation of an hour', 60, 60],
  ['a shorter one than Stripe knows', 10, 31],
  ['one that is over', -5, 31],
  ['a longer one than Stripe knows', 3_000, 1_439],
])('%s', (_, reserved, lifetime) => expect(expiresAt(minutes(reserved), now)).toBe(minutes(lifetime).getTime() / 1000))

test('forints go out in hundredths, cents as they are', () => {
  expect([toHundredths(7980, 'HUF'), toHundredths(1990, 'EUR')]).toEqual([798_000, 1990])
  expect([fromHundredths(798_000, 'HUF'), fromHundredths(1990, 'EUR')]).toEqual([7980, 1990])
  expect([fromHundredths(798_050, 'HUF'), fromHundredths(-100, 'HUF')]).toEqual([undefined, undefined])
})

test('the message as Stripe reads it', () => {
  const body = new URLSearchParams(formBody(startMessage(order({ payBy: minutes(60) }), 'whsec_secret', now)))
  const { cancel_url: cancelUrl, ...rest } = Object.fromEntries(body)
  expect(rest).toEqual({
    mode: 'payment',
    submit_type: 'pay',
    client_reference_id: 'BK-2026-000123-1',
    customer_email: 'olvaso@example.hu',
    locale: 'hu',
    success_url: 'http://bolt.example.hu/fizetes/simplepay?nyelv=hu',
    expires_at: '1795597200',
    'payment_intent_data[description]': 'BK-2026-000123-1',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'huf',
    'line_items[0][price_data][unit_amount]': '798000',
    'line_items[0][price_data][product_data][name]': 'BK-2026-000123-1',
  })
  expect(cancelUrl).toMatch(
    /^http:\/\/bolt\.example\.hu\/fizetes\/simplepay\?nyelv=hu&r=BK-2026-000123-1&s=[0-9a-f]{64}$/,
  )
})
