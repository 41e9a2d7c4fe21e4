import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { order } from '../../simulator/wire.test-support.ts'
import { formBody, type FormValue } from '../form-body.ts'
import { openSandbox } from './sandbox.test-support.ts'
import { sandboxAccount } from './sandbox-account.ts'
import { createSimulator } from './simulator.ts'

const { orderRef } = order()

test.each([
  [['pay'], ['complete/paid']],
  [
    ['hold', 'pay'],
    ['complete/unpaid', 'complete/paid'],
  ],
  [
    ['hold', 'decline'],
    ['complete/unpaid', 'complete/unpaid'],
  ],
  [['cancel'], []],
  [['cancel', 'pay'], ['complete/paid']],
  [['timeout'], ['expired/unpaid']],
])('%j: the events tell %j', async (outcomes, told) => {
  const { provider, control, received } = await openSandbox()
  const { providerId } = await provider.start(order())
  for (const outcome of outcomes) await control(orderRef, { outcome, notify: 'before' })
  expect(received.map(({ state }) => state?.providerStatus)).toEqual(told)
  for (const { state } of received) expect(state).toMatchObject({ providerId, orderRef, amount: 7980, currency: 'HUF' })
})

test('an event is repeated until it is answered, and an old one is refused', async () => {
  let now = new Date()
  const { provider, control, received, simulator } = await openSandbox({ now: () => now, settings: { speed: 1e6 } })
  await provider.start(order())
  const { notificationUrl } = simulator.settings
  simulator.settings.notificationUrl = `${notificationUrl}/nowhere`
  await control(orderRef, { outcome: 'pay', notify: 'before' })
  await vi.waitFor(() => expect(simulator.ledger.all()[0]?.notifications).toHaveLength(6))
  expect(received).toHaveLength(0)
  simulator.settings.notificationUrl = notificationUrl
  await control(orderRef, { notify: 'before' })
  expect(received).toHaveLength(1)

  let caught = { body: '', headers: new Headers() }
  const listening = provider.readNotification.bind(provider)
  vi.spyOn(provider, 'readNotification').mockImplementation((request) => {
    caught = { body: String(request.body), headers: new Headers(request.headers as Headers) }
    return listening(request)
  })
  await control(orderRef, { notify: 'before' })
  expect(listening(caught)?.reference).toMatchObject({ orderRef })
  now = new Date(now.getTime() + 301_000)
  expect(listening(caught)).toBeUndefined()
})

test('the page speaks the language of the start, and leads back to where the choice belongs', async () => {
  const { provider } = await openSandbox()
  const press = async (url: string, outcome: string) =>
    (
      await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome, notify: 'never' }), redirect: 'manual' })
    ).headers.get('location')
  const { paymentUrl } = await provider.start(order())
  const page = await (await fetch(paymentUrl)).text()
  expect(page).toContain('<title>Stripe-szimulátor: fizetés</title>')
  expect(page).toContain('7\u00a0980\u00a0Ft')
  expect(await press(paymentUrl, 'cancel')).toContain('&s=')
  // The page can still be opened and paid.
  expect(await (await fetch(paymentUrl)).text()).toContain('value="pay"')
  expect(await press(paymentUrl, 'pay')).toBe(order().returnUrl)
  expect(await press(paymentUrl, 'decline')).toBe(order().returnUrl)
  expect(await (await fetch(paymentUrl)).text()).toContain('paid')
  expect((await fetch(`${paymentUrl}0`)).status).toBe(404)
})

const start = {
  mode: 'payment',
  client_reference_id: orderRef,
  customer_email: 'olvaso@example.hu',
  locale: 'hu',
  success_url: 'http://bolt.example.hu/',
  cancel_url: 'http://bolt.example.hu/',
  expires_at: Math.floor(Date.now() / 1000) + 3_600,
  line_items: [
    { quantity: 1, price_data: { currency: 'huf', unit_amount: 798_000, product_data: { name: orderRef } } },
  ],
} satisfies Record<string, FormValue>
const headers = { Authorization: `Bearer ${sandboxAccount.secretKey}` }
const post = (path: string, message: Record<string, FormValue>, more: Record<string, string> = headers) =>
  createSimulator().app.request(`/stripe/v1${path}`, { method: 'POST', body: formBody(message), headers: more })

test.each([
  ['without a key', '/checkout/sessions', start, {}, 401, undefined],
  ['a start without a body', '/checkout/sessions', {}, headers, 400, 'parameter_invalid'],
  ['a start that lives too short', '/checkout/sessions', { ...start, expires_at: 1 }, headers, 400, undefined],
  ['a session nobody knows', '/checkout/sessions/cs_test_0/expire', {}, headers, 404, 'resource_missing'],
  ['a refund without an amount', '/refunds', {}, headers, 400, 'parameter_missing'],
  ['a refund of nothing', '/refunds', { payment_intent: 'pi_0', amount: 1 }, headers, 404, 'resource_missing'],
])('%s is refused', async (_, path, message, more, status, code) => {
  const answer = await post(path, message, more as Record<string, string>)
  expect(answer.status).toBe(status)
  const { error } = (await answer.json()) as { error: { type: string; code?: string } }
  expect([error.type, error.code]).toEqual(['invalid_request_error', code])
})

test('a good start is accepted', async () => expect((await post('/checkout/sessions', start)).status).toBe(200))

test('the ledger file outlives the simulator', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledgerFile = join(folder, 'stripe.json')
  const { provider, control } = await openSandbox({ ledgerFile })
  await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'never' })
  expect(createSimulator({ ledgerFile }).ledger.all()).toMatchObject([{ orderRef, status: 'paid' }])
})
