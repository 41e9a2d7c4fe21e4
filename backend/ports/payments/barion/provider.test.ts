import { expect, test } from 'vitest'
import type { Outbound, OutboundAnswer } from '../port.ts'
import { order, send } from '../simulator/wire.test-support.ts'
import { createBarion } from './provider.ts'
import { openSandbox } from './simulator/sandbox.test-support.ts'
import { sandboxShop } from './simulator/sandbox-shop.ts'

const { orderRef } = order()
const forged = { ...sandboxShop, callbackUrl: 'http://localhost/callback' }
const named = (providerId: string, currency: 'HUF' | 'EUR' = 'HUF') => ({ orderRef, currency, providerId })

test('start, pay, come back, query', async () => {
  const { provider, control } = await openSandbox()
  const { providerId, paymentUrl } = await provider.start(order())
  expect(providerId).toMatch(/^[0-9a-f]{32}$/)
  expect(paymentUrl).toMatch(new RegExp(String.raw`^http://127\.0\.0\.1:\d+/barion/Pay\?id=${providerId}$`))
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'PENDING', providerStatus: 'Prepared' })

  const { backUrl } = await control(orderRef, { outcome: 'pay' })
  const back = new URL(backUrl).searchParams
  expect([back.get('nyelv'), back.get('paymentId')]).toEqual(['hu', providerId])
  expect(provider.readReturn(back)).toBeUndefined()
  expect(await provider.query(named(providerId))).toEqual({
    result: 'SUCCESSFUL',
    providerStatus: 'Succeeded',
    orderRef,
    providerId,
    amount: 7980,
    currency: 'HUF',
  })
})

test('euros go out and come back in cents', async () => {
  const { provider, simulator } = await openSandbox()
  const { providerId } = await provider.start(order({ currency: 'EUR', amount: 1990, locale: 'en' }))
  expect(simulator.ledger.all()[0]).toMatchObject({ total: 1990, locale: 'en-US' })
  expect(await provider.query(named(providerId, 'EUR'))).toMatchObject({ amount: 1990, currency: 'EUR' })
  await expect(provider.query(named(providerId, 'HUF'))).rejects.toMatchObject({ code: 'untrusted-answer' })
})

test.each([
  ['decline', 'ERROR', 'Failed'],
  ['cancel', 'CANCELED', 'Canceled'],
  ['timeout', 'TIMEOUT', 'Expired'],
  ['hold', 'PENDING', 'InProgress'],
])('%s: %s', async (outcome, result, providerStatus) => {
  const { provider, control } = await openSandbox()
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome })
  expect(await provider.query(named(providerId))).toMatchObject({ result, providerStatus })
})

test('an unpaid start expires by the clock', async () => {
  let now = new Date('2026-11-25T08:00:00Z')
  const { provider } = await openSandbox({ now: () => now })
  const { providerId } = await provider.start(order({ payBy: new Date('2026-11-25T08:30:00Z') }))
  now = new Date('2026-11-25T08:29:59Z')
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'PENDING' })
  now = new Date('2026-11-25T08:30:00Z')
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'TIMEOUT' })
})

test('an open payment cannot be withdrawn, one that has failed need not be', async () => {
  const { provider, control } = await openSandbox()
  const { providerId } = await provider.start(order())
  await expect(provider.cancel(named(providerId))).rejects.toMatchObject({ code: 'wrong-state' })
  await control(orderRef, { outcome: 'cancel' })
  await provider.cancel(named(providerId))
  await expect(provider.cancel({ orderRef, currency: 'HUF' })).rejects.toMatchObject({ code: 'unknown-reference' })
})

test('what Barion does not know, and what we never learned from it', async () => {
  const { provider } = await openSandbox()
  expect(await provider.query(named('0'.repeat(32)))).toBeUndefined()
  expect(await provider.query({ orderRef, currency: 'HUF' })).toBeUndefined()
  expect(await provider.query(named('../../v2/Payment'))).toBeUndefined()
})

test('refusals come through', async () => {
  const { provider, baseUrl } = await openSandbox()
  const refused = { code: 'refused', providerCodes: ['ModelValidationError'] }
  await expect(provider.start(order({ email: 'nobody' }))).rejects.toMatchObject(refused)
  await expect(provider.start(order({ amount: 0 }))).rejects.toMatchObject(refused)
  const stranger = createBarion({ ...forged, posKey: 'f'.repeat(32), baseUrl, send })
  await expect(stranger.start(order())).rejects.toMatchObject({ providerCodes: ['AuthenticationFailed'] })
})

test('the key is in no address and in no answer', async () => {
  const { simulator, baseUrl } = await openSandbox()
  const asked: string[] = []
  const listening: Outbound = (url, request) => {
    asked.push(url)
    return send(url, request)
  }
  const provider = createBarion({ ...forged, baseUrl, send: listening })
  const { providerId } = await provider.start(order())
  await provider.query(named(providerId))
  expect(asked).toHaveLength(2)
  expect(JSON.stringify([asked, simulator.ledger.all()])).not.toContain(sandboxShop.posKey)
})

test('an answer about another payment is not believed', async () => {
  const { provider, baseUrl, control } = await openSandbox()
  const paid = await provider.start(order({ orderRef: 'paid' }))
  await control('paid', { outcome: 'pay' })
  let recorded: OutboundAnswer | undefined
  const replaying: Outbound = async (url, request) => (recorded ??= await send(url, request))
  const replayed = createBarion({ ...forged, baseUrl, send: replaying })
  await replayed.query({ orderRef: 'paid', currency: 'HUF', providerId: paid.providerId })
  const { providerId } = await provider.start(order())
  await expect(replayed.query(named(providerId))).rejects.toMatchObject({ code: 'untrusted-answer' })
  await expect(provider.query(named(paid.providerId))).rejects.toMatchObject({ code: 'untrusted-answer' })
})

test.each([
  [200, '<html>', 'untrusted-answer'],
  [200, '{"Errors":[]}', 'untrusted-answer'],
  [404, '', 'refused'],
  [429, '', 'unreachable'],
  [500, '{"Errors":[{"ErrorCode":"InternalServerError"}]}', 'unreachable'],
])('status %i with %s is %s', async (status, body, code) => {
  const send: Outbound = async () => ({ status, headers: new Headers(), body })
  const provider = createBarion({ ...forged, baseUrl: 'http://localhost', send })
  await expect(provider.start(order())).rejects.toMatchObject({ code })
  await expect(provider.query(named('0'.repeat(32)))).rejects.toMatchObject({ code })
})

test('no answer, a broken provider, an answer lost on the way', async () => {
  const { provider, simulator } = await openSandbox()
  simulator.settings.fault = 'down'
  await expect(provider.start(order())).rejects.toMatchObject({ code: 'unreachable' })
  expect(simulator.ledger.all()).toHaveLength(0)
  simulator.settings.fault = 'lost-answer'
  await expect(provider.start(order())).rejects.toMatchObject({ code: 'unreachable' })
  simulator.settings.fault = 'none'
  // Nobody has seen its page, so the same reference simply starts another payment.
  const { providerId } = await provider.start(order())
  expect(simulator.ledger.all()).toHaveLength(2)
  expect(await provider.query(named(providerId))).toMatchObject({ result: 'PENDING' })

  const nobody = createBarion({ ...forged, baseUrl: 'http://127.0.0.1:1', send })
  await expect(nobody.query(named(providerId))).rejects.toMatchObject({ code: 'unreachable' })
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
