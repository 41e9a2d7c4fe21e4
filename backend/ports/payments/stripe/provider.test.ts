import { expect, test } from 'vitest'
import type { Outbound } from '../port.ts'
import { order, send } from '../simulator/wire.test-support.ts'
import { createStripe } from './provider.ts'
import { openSandbox } from './simulator/sandbox.test-support.ts'
import { sandboxAccount } from './simulator/sandbox-account.ts'

const { orderRef } = order()
const named = (providerId: string, currency: 'HUF' | 'EUR' = 'HUF') => ({ orderRef, currency, providerId })

test('start, pay, query', async () => {
  const { provider, control, baseUrl } = await openSandbox()
  const { providerId, paymentUrl } = await provider.start(order())
  expect(paymentUrl).toBe(`${baseUrl}/c/pay/${providerId}`)
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'PENDING', providerStatus: 'open/unpaid' })

  const { backUrl } = await control(orderRef, { outcome: 'pay' })
  expect(backUrl).toBe(order().returnUrl)
  expect(provider.readReturn(new URL(backUrl).searchParams)).toBeUndefined()
  expect(await provider.query(named(providerId))).toEqual({
    result: 'SUCCESSFUL',
    providerStatus: 'complete/paid/succeeded',
    orderRef,
    providerId,
    amount: 7980,
    currency: 'HUF',
  })
})

test('euros go out and come back in cents', async () => {
  const { provider, simulator } = await openSandbox()
  const { providerId } = await provider.start(order({ currency: 'EUR', amount: 1990, locale: 'en' }))
  expect(simulator.ledger.all()[0]).toMatchObject({ total: 1990, locale: 'en' })
  expect(await provider.query(named(providerId, 'EUR'))).toMatchObject({ amount: 1990, currency: 'EUR' })
  await expect(provider.query(named(providerId, 'HUF'))).rejects.toMatchObject({ code: 'untrusted-answer' })
})

test.each([
  ['decline', 'ERROR', 'complete/unpaid/requires_payment_method'],
  ['timeout', 'TIMEOUT', 'expired/unpaid'],
  ['hold', 'PENDING', 'complete/unpaid/processing'],
])('%s: %s', async (outcome, result, providerStatus) => {
  const { provider, control } = await openSandbox()
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome })
  expect(await provider.query(named(providerId))).toMatchObject({ result, providerStatus })
})

test('who gives up brings back a signed word, and the session can still be paid or withdrawn', async () => {
  const { provider, control } = await openSandbox()
  const { providerId } = await provider.start(order())
  const { backUrl } = await control(orderRef, { outcome: 'cancel' })
  const back = new URL(backUrl).searchParams
  expect(back.get('nyelv')).toBe('hu')
  expect(provider.readReturn(back)).toEqual({ reference: { orderRef }, claim: 'CANCELED' })
  back.set('r', 'another')
  expect(provider.readReturn(back)).toBeUndefined()
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'PENDING' })
  await provider.cancel(named(providerId))
  await provider.cancel(named(providerId))
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'TIMEOUT' })
  expect((await control(orderRef, { outcome: 'pay' })).status).toBe(409)
})

test('what is paid, or on its way, cannot be withdrawn', async () => {
  const { provider, control } = await openSandbox()
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome: 'hold' })
  await expect(provider.cancel(named(providerId))).rejects.toMatchObject({ code: 'wrong-state' })
  await control(orderRef, { outcome: 'pay' })
  await expect(provider.cancel(named(providerId))).rejects.toMatchObject({ code: 'wrong-state' })
  await expect(provider.cancel({ orderRef, currency: 'HUF' })).rejects.toMatchObject({ code: 'unknown-reference' })
})

test('an unpaid start expires by the clock', async () => {
  let now = new Date('2026-11-25T08:00:00Z')
  const { provider } = await openSandbox({ now: () => now })
  const { providerId } = await provider.start(order({ payBy: new Date('2026-11-25T09:00:00Z') }))
  now = new Date('2026-11-25T08:59:59Z')
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'PENDING' })
  now = new Date('2026-11-25T09:00:00Z')
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'TIMEOUT' })
})

test('what Stripe does not know, and what we never learned from it', async () => {
  const { provider } = await openSandbox()
  expect(await provider.query(named('cs_test_0'))).toBeUndefined()
  expect(await provider.query({ orderRef, currency: 'HUF' })).toBeUndefined()
  expect(await provider.query(named('cs_1/expire'))).toBeUndefined()
})

test('a repeated start leads to the same page; one with other data takes another reference', async () => {
  const now = new Date('2026-11-25T08:00:00Z')
  const { provider, simulator } = await openSandbox({ now: () => now })
  simulator.settings.fault = 'lost-answer'
  await expect(provider.start(order())).rejects.toMatchObject({ code: 'unreachable' })
  simulator.settings.fault = 'none'
  const { providerId } = await provider.start(order())
  expect(simulator.ledger.all().map(({ id }) => id)).toEqual([providerId])
  await expect(provider.start(order({ amount: 1 }))).rejects.toMatchObject({ code: 'duplicate-reference' })
  expect(simulator.ledger.all()).toHaveLength(1)
})

test('refusals come through', async () => {
  const { provider, baseUrl } = await openSandbox()
  await expect(provider.start(order({ email: 'nobody' }))).rejects.toMatchObject({
    code: 'refused',
    providerCodes: ['invalid_request_error', 'parameter_invalid'],
  })
  const stranger = createStripe({ ...sandboxAccount, secretKey: 'sk_test_0123456789', baseUrl, send })
  await expect(stranger.start(order())).rejects.toMatchObject({ code: 'refused' })
})

test('the keys are in no address and in no answer', async () => {
  const { simulator, baseUrl } = await openSandbox()
  const asked: string[] = []
  const listening: Outbound = (url, request) => {
    asked.push(url)
    return send(url, request)
  }
  const provider = createStripe({ ...sandboxAccount, baseUrl, send: listening })
  const { providerId } = await provider.start(order())
  await provider.query(named(providerId))
  expect(asked).toHaveLength(2)
  for (const key of Object.values(sandboxAccount))
    expect(JSON.stringify([asked, simulator.ledger.all()])).not.toContain(key)
})

test('an answer about another payment is not believed', async () => {
  const { provider, control } = await openSandbox()
  const paid = await provider.start(order({ orderRef: 'paid' }))
  await control('paid', { outcome: 'pay' })
  await expect(provider.query(named(paid.providerId))).rejects.toMatchObject({ code: 'untrusted-answer' })
})

test.each([
  [200, '<html>', 'untrusted-answer'],
  [200, '{"object":"checkout.session"}', 'untrusted-answer'],
  [404, '', 'refused'],
  [409, '{"error":{"type":"idempotency_error","code":"idempotency_key_in_use"}}', 'unreachable'],
  [429, '{"error":{"type":"rate_limit_error"}}', 'unreachable'],
  [500, '{"error":{"type":"api_error"}}', 'unreachable'],
])('status %i with %s is %s', async (status, body, code) => {
  const send: Outbound = async () => ({ status, headers: new Headers(), body })
  const provider = createStripe({ ...sandboxAccount, baseUrl: 'http://localhost', send })
  await expect(provider.start(order())).rejects.toMatchObject({ code })
  await expect(provider.query(named('cs_test_1'))).rejects.toMatchObject({ code })
})

test('no answer, and a broken provider', async () => {
  const { provider, simulator } = await openSandbox()
  simulator.settings.fault = 'down'
  await expect(provider.start(order())).rejects.toMatchObject({ code: 'unreachable' })
  expect(simulator.ledger.all()).toHaveLength(0)
  const nobody = createStripe({ ...sandboxAccount, baseUrl: 'http://127.0.0.1:1', send })
  await expect(nobody.query(named('cs_test_1'))).rejects.toMatchObject({ code: 'unreachable' })
})

test('refunds are made once each, in parts, and only of a payment that was paid', async () => {
  const { provider, control, simulator } = await openSandbox()
  const { providerId } = await provider.start(order())
  const part = { id: 1, amount: 980, refundedBefore: 0 }
  const rest = { id: 2, amount: 7000, refundedBefore: 980 }
  await expect(provider.refund(named(providerId), part)).rejects.toMatchObject({ code: 'wrong-state' })
  await control(orderRef, { outcome: 'pay', notify: 'never' })
  await expect(provider.refund(named(providerId), rest)).rejects.toMatchObject({ code: 'wrong-state' })
  for (const refund of [part, part, rest, rest]) await provider.refund(named(providerId), refund)
  expect(simulator.ledger.all()[0]?.refunds).toMatchObject([{ amount: 980 }, { amount: 7000 }])
  const tooMuch = { id: 3, amount: 1, refundedBefore: 7980 }
  await expect(provider.refund(named(providerId), tooMuch)).rejects.toMatchObject({ code: 'wrong-state' })
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'SUCCESSFUL', amount: 7980 })
})

test('a refund whose answer was lost is not made again', async () => {
  const { provider, control, simulator } = await openSandbox()
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'never' })
  const part = { id: 1, amount: 980, refundedBefore: 0 }
  const losing = createStripe({
    ...sandboxAccount,
    baseUrl: new URL('/stripe', (await provider.start(order({ orderRef: 'other' }))).paymentUrl).href,
    send: async (url, request) => {
      const answer = await send(url, request)
      if (url.endsWith('/refunds')) throw new Error('lost')
      return answer
    },
  })
  await expect(losing.refund(named(providerId), part)).rejects.toMatchObject({ code: 'unreachable' })
  await provider.refund(named(providerId), part)
  expect(simulator.ledger.all()[0]?.refunds).toMatchObject([{ amount: 980 }])
})
