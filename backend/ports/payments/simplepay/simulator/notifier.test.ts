import { expect, test, vi } from 'vitest'
import { order } from '../../simulator/wire.test-support.ts'
import { acknowledge, openSandbox } from './sandbox.test-support.ts'

const orderRef = order().orderRef

test('the paid order is notified and the acknowledgement recorded', async () => {
  const { provider, control, received, simulator } = await openSandbox()
  const { providerId } = await provider.start(order())
  await control(orderRef, { outcome: 'pay' })
  await vi.waitFor(() => expect(simulator.ledger.all()[0]?.notifications).toHaveLength(1))
  expect(simulator.ledger.all()[0]?.notifications[0]).toMatchObject({ status: 'FINISHED', acknowledged: true })
  expect(received[0]).toMatchObject({ reference: { providerId, orderRef }, state: { result: 'SUCCESSFUL' } })
})

test('before: the notification has arrived when the browser is sent back', async () => {
  const { provider, control, received } = await openSandbox()
  await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'before' })
  expect(received).toHaveLength(1)
})

test('twice and again: replays read like the original', async () => {
  const { provider, control, received } = await openSandbox()
  await provider.start(order())
  await control(orderRef, { outcome: 'pay', notify: 'twice' })
  await vi.waitFor(() => expect(received).toHaveLength(2))
  await control(orderRef, { notify: 'before' })
  expect(received).toHaveLength(3)
  expect(new Set(received.map((one) => JSON.stringify(one.state))).size).toBe(1)
})

test('never, and the silent failures', async () => {
  const { provider, control, received, simulator } = await openSandbox()
  await provider.start(order())
  await provider.start(order({ orderRef: 'b' }))
  await provider.start(order({ orderRef: 'c' }))
  await control(orderRef, { outcome: 'pay', notify: 'never' })
  await control('b', { outcome: 'decline', notify: 'before' })
  expect(received).toHaveLength(0)
  simulator.settings.notifyFailures = true
  await control('c', { outcome: 'decline', notify: 'before' })
  expect(received[0]?.state).toMatchObject({ result: 'ERROR', orderRef: 'c' })
})

test('it is repeated until the answer is a signed acknowledgement', async () => {
  const { provider, control, received, shop, simulator } = await openSandbox({ settings: { speed: 100_000 } })
  const wrongAnswers = [
    () => new Response('later', { status: 503 }),
    () => Response.redirect('http://127.0.0.1:1/'),
    () => new Response('{"receiveDate":"2026-11-21T09:12:20+01:00"}'),
    () => new Response('{}', { headers: { Signature: 'A'.repeat(64) } }),
  ]
  shop.answer = (notification) => (wrongAnswers.shift() ?? (() => acknowledge(notification)))()
  await provider.start(order())
  await control(orderRef, { outcome: 'pay' })
  await vi.waitFor(() => expect(simulator.ledger.all()[0]?.notifications.at(-1)?.acknowledged).toBe(true))
  const problems = simulator.ledger.all()[0]?.notifications.map((one) => one.problem)
  expect(problems).toEqual(['HTTP 503', 'HTTP 302', 'no signature', 'bad signature', undefined])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(received).toHaveLength(5)
})
