import { expect, test, vi } from 'vitest'
import type { Outbound } from '../port.ts'
import { createSimplePay } from './provider.ts'
import { order, send } from '../simulator/wire.test-support.ts'
import { merchants, openSandbox } from './simulator/sandbox.test-support.ts'

const huf = { orderRef: 'BK-2026-000123-1', currency: 'HUF' } as const

/** A provider that receives changed answers. */
function tamperedWith(baseUrl: string, change: (body: string) => string) {
  const tampering: Outbound = async (url, request) => {
    const answer = await send(url, request)
    return { ...answer, body: change(answer.body) }
  }
  return createSimplePay({ baseUrl, merchants, send: tampering })
}

test('start, pay, come back, query', async () => {
  const { provider, control } = await openSandbox()
  const started = await provider.start(order())
  expect(started.providerId).toMatch(/^\d{9}$/)
  expect(started.paymentUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/pay\/pspHU\/[\w-]+$/)
  expect(await provider.query(huf)).toMatchObject({ result: 'PENDING', providerStatus: 'INIT' })

  const { backUrl } = await control(huf.orderRef, { outcome: 'pay' })
  const back = new URL(backUrl)
  expect(back.searchParams.get('nyelv')).toBe('hu')
  const reference = { providerId: started.providerId, orderRef: huf.orderRef }
  expect(provider.readReturn(back.searchParams)).toEqual({ reference, claim: 'PENDING' })
  expect(await provider.query(huf)).toEqual({
    result: 'SUCCESSFUL',
    providerStatus: 'FINISHED',
    orderRef: huf.orderRef,
    providerId: started.providerId,
    amount: 7980,
    currency: 'HUF',
  })
})

test('euros go out and come back in cents', async () => {
  const { provider, simulator } = await openSandbox()
  await provider.start(order({ orderRef: 'E-1', currency: 'EUR', amount: 1990, locale: 'en' }))
  expect(simulator.ledger.all()[0]).toMatchObject({ merchant: 'PUBLICTESTEUR', total: 1990, language: 'EN' })
  expect(await provider.query({ orderRef: 'E-1', currency: 'EUR' })).toMatchObject({ amount: 1990, currency: 'EUR' })
  expect(await provider.query({ orderRef: 'E-1', currency: 'HUF' })).toBeUndefined()
})

test.each([
  ['decline', 'ERROR', 'ERROR'],
  ['cancel', 'CANCELED', 'CANCELED'],
  ['timeout', 'TIMEOUT', 'TIMEOUT'],
  ['hold', 'PENDING', 'PENDING'],
])('%s: the browser claims %s, the provider says %s', async (outcome, claim, result) => {
  const { provider, control } = await openSandbox()
  await provider.start(order())
  const { backUrl } = await control(huf.orderRef, { outcome })
  expect(provider.readReturn(new URL(backUrl).searchParams)?.claim).toBe(claim)
  expect(await provider.query(huf)).toMatchObject({ result })
})

test('an unpaid start times out by the clock', async () => {
  let now = new Date()
  const { provider } = await openSandbox({ now: () => now })
  await provider.start(order({ payBy: new Date(now.getTime() + 60_000) }))
  now = new Date(now.getTime() + 61_000)
  expect(await provider.query(huf)).toMatchObject({ result: 'TIMEOUT' })
})

test('cancel works only before anybody has paid', async () => {
  const { provider, control } = await openSandbox()
  await provider.start(order())
  await provider.cancel(huf)
  expect(await provider.query(huf)).toMatchObject({ result: 'CANCELED' })

  const paid = { orderRef: 'BK-2', currency: 'HUF' } as const
  await provider.start(order(paid))
  await control('BK-2', { outcome: 'pay' })
  await expect(provider.cancel(paid)).rejects.toMatchObject({ code: 'wrong-state', providerCodes: ['5022'] })
  await expect(provider.cancel({ ...paid, orderRef: 'nobody' })).rejects.toMatchObject({ code: 'unknown-reference' })
})

test('refunds are made once each, in parts, and never more than was paid', async () => {
  const { provider, control, simulator } = await openSandbox()
  await provider.start(order())
  await control(huf.orderRef, { outcome: 'pay', notify: 'never' })
  const part = { id: 1, amount: 980, refundedBefore: 0 }
  const rest = { id: 2, amount: 7000, refundedBefore: 980 }
  await expect(provider.refund(huf, rest)).rejects.toMatchObject({ code: 'wrong-state' })
  for (const refund of [part, part, rest, rest]) await provider.refund(huf, refund)
  expect(simulator.ledger.all()[0]?.refunds).toMatchObject([{ amount: 980 }, { amount: 7000 }])
  const tooMuch = { id: 3, amount: 1, refundedBefore: 7980 }
  await expect(provider.refund(huf, tooMuch)).rejects.toMatchObject({ code: 'refused', providerCodes: ['5110'] })
})

test('error codes come through', async () => {
  const { provider, baseUrl } = await openSandbox()
  await provider.start(order())
  await expect(provider.start(order())).rejects.toMatchObject({ code: 'duplicate-reference', providerCodes: ['5013'] })
  const noEmail = order({ orderRef: 'b', email: 'nobody' })
  await expect(provider.start(noEmail)).rejects.toMatchObject({ code: 'refused', providerCodes: ['5219'] })
  await expect(provider.start(order({ orderRef: 'c', amount: 0 }))).rejects.toMatchObject({ providerCodes: ['5324'] })
  await expect(provider.query({ ...huf, orderRef: 'nobody' })).resolves.toBeUndefined()

  const wrongSecret = { HUF: { ...merchants.HUF, secret: 'wrong' } }
  const stranger = createSimplePay({ baseUrl, merchants: wrongSecret, send })
  await expect(stranger.start(order({ orderRef: 'd' }))).rejects.toMatchObject({ providerCodes: ['5302'] })
  await expect(stranger.start(order({ currency: 'EUR' }))).rejects.toMatchObject({ code: 'unsupported-currency' })
})

test('a tampered answer is not believed', async () => {
  const { provider, baseUrl, simulator } = await openSandbox()
  const forger = tamperedWith(baseUrl, (body) => body.replace('INIT', 'FINISHED').replace('127.0.0.1', 'evil.example'))
  await expect(forger.start(order())).rejects.toMatchObject({ code: 'untrusted-answer' })
  await expect(forger.query(huf)).rejects.toMatchObject({ code: 'untrusted-answer' })

  for (const fault of ['unsigned', 'badly-signed', 'malformed'] as const) {
    simulator.settings.fault = fault
    await expect(provider.query(huf)).rejects.toMatchObject({ code: 'untrusted-answer' })
  }
})

test('a signed answer about another order is not believed', async () => {
  const { provider, baseUrl, control } = await openSandbox()
  await provider.start(order())
  await provider.start(order({ orderRef: 'paid' }))
  await control('paid', { outcome: 'pay' })
  let recorded: Awaited<ReturnType<Outbound>> | undefined
  const replaying: Outbound = async (url, request) => (recorded ??= await send(url, request))
  const replayed = createSimplePay({ baseUrl, merchants, send: replaying })
  await replayed.query({ orderRef: 'paid', currency: 'HUF' })
  await expect(replayed.query(huf)).rejects.toMatchObject({ code: 'untrusted-answer' })
})

test('"unknown" must be signed before an order is given up', async () => {
  const send: Outbound = async () => ({ status: 200, headers: new Headers(), body: '{"errorCodes":[5011]}' })
  const provider = createSimplePay({ baseUrl: 'http://localhost/', merchants, send })
  await expect(provider.query(huf)).rejects.toMatchObject({ code: 'untrusted-answer', providerCodes: ['5011'] })
})

test('no answer, a broken provider, an answer lost on the way', async () => {
  const { provider, simulator } = await openSandbox()
  simulator.settings.fault = 'down'
  await expect(provider.start(order())).rejects.toMatchObject({ code: 'unreachable' })
  simulator.settings.fault = 'lost-answer'
  await expect(provider.start(order())).rejects.toMatchObject({ code: 'unreachable' })
  simulator.settings.fault = 'none'
  expect(await provider.query(huf)).toMatchObject({ result: 'PENDING' })

  const nobody = createSimplePay({ baseUrl: 'http://127.0.0.1:1/', merchants, send })
  await expect(nobody.query(huf)).rejects.toMatchObject({ code: 'unreachable' })
})

test('the salt is new for every message, or as injected', async () => {
  const seen: string[] = []
  const recording = vi.fn<Outbound>(async (_url, { body = '' }) => {
    seen.push((JSON.parse(body) as { salt: string }).salt)
    throw new Error('offline')
  })
  const options = { baseUrl: 'http://localhost/', merchants, send: recording }
  for (const provider of [createSimplePay(options), createSimplePay({ ...options, salt: () => 's'.repeat(32) })]) {
    await provider.query(huf).catch(() => undefined)
    await provider.query(huf).catch(() => undefined)
  }
  expect(seen[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(seen[1]).not.toBe(seen[0])
  expect(seen[2]).toBe('s'.repeat(32))
})
