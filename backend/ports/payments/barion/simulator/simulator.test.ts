import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { order } from '../../simulator/wire.test-support.ts'
import { openSandbox } from './sandbox.test-support.ts'
import { sandboxShop } from './sandbox-shop.ts'
import { createSimulator } from './simulator.ts'

const { orderRef } = order()

test('the callback carries the number and nothing else', async () => {
  const { provider, control, received, simulator } = await openSandbox()
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'before' })
  expect(received.map(({ reference, state }) => [reference, state])).toEqual([[{ providerId }, undefined]])
  expect(simulator.ledger.all()[0]?.notifications).toMatchObject([{ status: 'Succeeded', acknowledged: true }])
})

test.each([
  ['before', 1],
  ['after', 1],
  ['twice', 2],
  ['never', 0],
])('%s: %i callbacks', async (notify, times) => {
  const { provider, control, received } = await openSandbox()
  await provider.start(order())
  await control(orderRef, { outcome: 'decline', notify })
  await vi.waitFor(() => expect(received).toHaveLength(times))
})

test('it is repeated until the answer is 200, five times at most', async () => {
  const { provider, control, received, shop, simulator } = await openSandbox({ settings: { speed: 100_000 } })
  await provider.start(order())
  const { answer } = shop
  shop.answer = () => new Response('later', { status: 503 })
  await control(orderRef, { outcome: 'pay' })
  await vi.waitFor(() => expect(received).toHaveLength(6))
  shop.answer = answer
  await control(orderRef, { notify: 'before' })
  const attempts = simulator.ledger.all()[0]?.notifications.map(({ acknowledged, problem }) => problem ?? acknowledged)
  expect(attempts).toEqual([...Array.from({ length: 6 }, () => 'HTTP 503'), true])
})

test('the shop is told of a refund and of an expired payment', async () => {
  let now = new Date()
  const { provider, control, received, simulator } = await openSandbox({ now: () => now })
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'never' })
  await provider.refund({ orderRef, currency: 'HUF', providerId }, { id: 1, amount: 7980, refundedBefore: 0 })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await provider.start(order({ orderRef: 'late' }))
  now = new Date(now.getTime() + 3_600_000)
  expect(simulator.ledger.all().map(({ status }) => status)).toEqual(['Succeeded', 'Expired'])
  await vi.waitFor(() => expect(received).toHaveLength(2))
})

test('the page speaks the language of the start, leads back, and stays with who wants it', async () => {
  const { provider, simulator, received } = await openSandbox()
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const { paymentUrl, providerId } = await provider.start(order())
  const page = await (await fetch(paymentUrl)).text()
  expect(page).toContain('<title>Barion-szimulátor: fizetés</title>')
  expect(page).toContain('7\u00a0980\u00a0Ft')
  expect(page).toContain(providerId)
  const english = await provider.start(order({ orderRef: 'E', locale: 'en' }))
  expect(await (await fetch(english.paymentUrl)).text()).toContain('<html lang="en">')

  const paid = await press(paymentUrl, { outcome: 'pay', notify: 'never' })
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toContain(`paymentId=${providerId}`)
  expect((await press(paymentUrl, { outcome: 'cancel' })).headers.get('location')).toBe(paid.headers.get('location'))
  expect(simulator.ledger.all()[0]?.status).toBe('Succeeded')
  expect((await press(english.paymentUrl, { outcome: 'steal' })).status).toBe(400)
  expect((await press(english.paymentUrl, { outcome: 'cancel', notify: 'twice', noReturn: '1' })).status).toBe(200)
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect((await fetch(`${paymentUrl}0`)).status).toBe(404)
})

const headers = { 'x-pos-key': sandboxShop.posKey }

test.each([
  ['/v2/Payment/Start', { method: 'POST', body: '{}' }, 401, 'AuthenticationFailed'],
  ['/v2/Payment/Start', { method: 'POST', body: `{"POSKey":"${sandboxShop.posKey}"}` }, 400, 'ModelValidationError'],
  ['/v2/Payment/Start', { method: 'POST', body: 'nonsense', headers }, 400, 'ModelValidationError'],
  ['/v2/Payment/Refund', { method: 'POST', body: '{}', headers }, 400, 'ModelValidationError'],
  ['/v4/payment/1/paymentstate', {}, 401, 'AuthenticationFailed'],
  ['/v4/payment/1/paymentstate', { headers }, 400, 'NotExistingPaymentId'],
])('%s with %j answers %i %s', async (path, init, status, code) => {
  const answer = await createSimulator().app.request(`/barion${path}`, init)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ Errors: [{ ErrorCode: code }] })
})

test('refunds in parts, never more than was paid', async () => {
  const { provider, control, simulator } = await openSandbox()
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'never' })
  const { transactionId } = simulator.ledger.all()[0] ?? { transactionId: '' }
  const refund = async (AmountToRefund: number, TransactionId = transactionId) => {
    const body = JSON.stringify({ PaymentId: providerId, TransactionsToRefund: [{ TransactionId, AmountToRefund }] })
    return (await simulator.app.request('/barion/v2/Payment/Refund', { method: 'POST', body, headers })).json()
  }
  expect(await refund(5000)).toMatchObject({ RefundedTransactions: [{ Total: 5000, Status: 'Succeeded' }] })
  expect(await refund(2981)).toMatchObject({
    Errors: [{ ErrorCode: 'AmountToRefundIsGreaterThanTransactionAmount' }],
  })
  expect(await refund(1, '0'.repeat(32))).toMatchObject({
    Errors: [{ ErrorCode: 'TransactionDoesNotBelongToPayment' }],
  })
  expect(await refund(2980)).toMatchObject({ RefundedTransactions: [{ Total: 2980 }] })
})

test('the ledger file outlives the simulator', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barion-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledgerFile = join(folder, 'ledger.json')
  const { provider, control, simulator } = await openSandbox({ ledgerFile })
  await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'before' })
  expect(createSimulator({ ledgerFile }).ledger.all()).toEqual(simulator.ledger.all())
})
