import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isSignedBy, sign } from '../signature.ts'
import { order } from '../../simulator/wire.test-support.ts'
import { merchants, openSandbox } from './sandbox.test-support.ts'
import { createSimulator, type Simulator } from './simulator.ts'

const { merchant, secret } = merchants.HUF
const base = { salt: 's'.repeat(32), merchant, sdkVersion: 'test:1' }
const start = {
  ...base,
  orderRef: 'A-1',
  currency: 'HUF',
  customerEmail: 'olvaso@example.hu',
  language: 'HU',
  methods: ['CARD'],
  total: '7980',
  url: 'https://bolt.example.hu/fizetes/simplepay',
}

async function call(simulator: Simulator, name: string, message: unknown, key = secret) {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const headers = { Signature: sign(body, key) }
  const answer = await simulator.app.request(`/payment/v2/${name}`, { method: 'POST', body, headers })
  const text = await answer.text()
  const isSigned = isSignedBy(secret, text, answer.headers.get('signature'))
  return { status: answer.status, isSigned, ...JSON.parse(text) }
}

test.each([
  ['no JSON', 'nonsense', 5321],
  ['no merchant', { ...start, merchant: undefined }, 5201],
  ['unknown merchant', { ...start, merchant: 'NOBODY' }, 5010],
  ['short salt', { ...start, salt: 'short' }, 5401],
  ['no sdkVersion', { ...start, sdkVersion: undefined }, 5320],
  ['no orderRef', { ...start, orderRef: '', currency: 'X' }, 5213],
  ['unknown currency', { ...start, currency: 'XYZ' }, 5223],
  ['currency of another account', { ...start, currency: 'EUR' }, 5307],
  ['bad e-mail', { ...start, customerEmail: 'x' }, 5219],
  ['unknown language', { ...start, language: 'hu' }, 5220],
  ['no total', { ...start, total: undefined }, 5324],
  ['fillér in a forint total', { ...start, total: '79.80' }, 5324],
  ['bad url', { ...start, url: 'javascript:alert(1)' }, 5325],
  ['two steps without leave', { ...start, twoStep: true }, 5308],
  ['invoice without zip', { ...start, invoice: { name: 'x', city: 'y', address: 'z' } }, 5311],
])('start with %s is refused', async (_name, message, code) => {
  expect(await call(createSimulator(), 'start', message)).toMatchObject({ status: 200, errorCodes: [code] })
})

test('a bad signature is refused before anything else is looked at', async () => {
  const answer = await call(createSimulator(), 'start', { ...start, salt: '' }, 'other')
  expect(answer).toMatchObject({ isSigned: false, errorCodes: [5302] })
})

test('items decide the total', async () => {
  const simulator = createSimulator()
  const items = [{ title: 'Könyv', price: '3990', amount: '2', tax: '0' }]
  const answer = await call(simulator, 'start', { ...start, items, shippingCost: 990, discount: 500, total: 1 })
  expect(answer).toMatchObject({ isSigned: true, total: 8470 })
})

test('two steps, then refunds in parts', async () => {
  const account = { merchant, secret, currency: 'HUF', twoStep: true } as const
  const simulator = createSimulator({ merchants: [account] })
  const { transactionId } = await call(simulator, 'start', { ...start, twoStep: true })
  const reference = { ...base, transactionId, currency: 'HUF' }
  const finish = { ...reference, originalTotal: 7980, approveTotal: 5000 }
  expect(await call(simulator, 'finish', finish)).toMatchObject({ errorCodes: [5022] })
  const payment = { method: 'POST', body: '{"outcome":"pay"}' }
  await simulator.app.request(`/control/transactions/${transactionId}`, payment)
  expect(simulator.ledger.all()[0]?.status).toBe('AUTHORIZED')
  expect(await call(simulator, 'finish', { ...finish, originalTotal: 1 })).toMatchObject({ errorCodes: [5323] })
  expect(await call(simulator, 'finish', finish)).toMatchObject({ isSigned: true, approveTotal: 5000 })

  expect(await call(simulator, 'refund', { ...reference, refundTotal: 5001 })).toMatchObject({ errorCodes: [5110] })
  expect(await call(simulator, 'refund', { ...reference, refundTotal: 2000 })).toMatchObject({ remainingTotal: 3000 })
  expect(await call(simulator, 'refund', { ...reference, refundTotal: '3000' })).toMatchObject({ remainingTotal: 0 })
  const question = { ...base, transactionIds: [transactionId], refunds: true, detailed: true }
  const asked = await call(simulator, 'query', question)
  expect(asked.transactions[0]).toMatchObject({ status: 'FINISHED', remainingTotal: 0, refundStatus: 'FULL' })
  expect(asked.transactions[0].refunds).toHaveLength(2)
})

test('query has its limits', async () => {
  const simulator = createSimulator()
  const many = Array.from({ length: 51 }, (_, index) => index)
  expect(await call(simulator, 'query', base)).toMatchObject({ errorCodes: [5111] })
  expect(await call(simulator, 'query', { ...base, orderRefs: many })).toMatchObject({ errorCodes: [5327] })
  expect(await call(simulator, 'query', { ...base, transactionIds: many })).toMatchObject({ errorCodes: [5328] })
})

test('the ledger file outlives the simulator', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'simplepay-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ledgerFile = join(folder, 'ledger.json')
  const { provider, control, simulator } = await openSandbox({ ledgerFile })
  await provider.start(order())
  await control(order().orderRef, { outcome: 'pay', notify: 'before' })
  expect(createSimulator({ ledgerFile }).ledger.all()).toEqual(simulator.ledger.all())
})

test('the control routes look, act, and refuse what cannot be', async () => {
  const simulator = createSimulator()
  await call(simulator, 'start', start)
  const act = (body: string) => simulator.app.request('/control/transactions/A-1', { method: 'POST', body })
  expect((await act('{"outcome":"fly"}')).status).toBe(400)
  expect((await act('{"outcome":"hold"}')).status).toBe(200)
  expect((await act('{"outcome":"cancel"}')).status).toBe(409)
  expect((await act('{"outcome":"pay"}')).status).toBe(200)
  expect((await act('{"outcome":"pay"}')).status).toBe(409)
  const listed = await (await simulator.app.request('/control/transactions?orderRef=A-1')).json()
  expect(listed.transactions).toMatchObject([{ status: 'FINISHED', total: 7980 }])
  expect((await simulator.app.request('/control/transactions/none', { method: 'POST', body: '{}' })).status).toBe(404)
  const patched = await simulator.app.request('/control/settings', { method: 'PATCH', body: '{"speed":60}' })
  expect(await patched.json()).toMatchObject({ speed: 60, fault: 'none' })
  expect((await simulator.app.request('/control/settings', { method: 'PATCH', body: '{"sped":60}' })).status).toBe(400)
})
