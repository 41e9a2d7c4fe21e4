import { expect, test, vi } from 'vitest'
import { order } from '../../simulator/wire.test-support.ts'
import { openSandbox } from './sandbox.test-support.ts'

function press(paymentUrl: string, fields: Record<string, string>) {
  return fetch(paymentUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

test('the page speaks the language of the start and says that it is a simulator', async () => {
  const { provider } = await openSandbox()
  const hungarian = await fetch((await provider.start(order())).paymentUrl)
  const text = await hungarian.text()
  expect(text).toContain('<html lang="hu">')
  expect(text).toContain('<title>SimplePay-szimulátor: fizetés</title>')
  expect(text).toContain('7\u00a0980\u00a0Ft')
  expect(text).toContain('nem mozog valódi pénz')
  expect(text).not.toMatch(/<script|\son\w+=|src=/)
  expect(hungarian.headers.get('content-security-policy')).toContain("default-src 'none'")

  const euros = order({ orderRef: 'E', currency: 'EUR', amount: 1990, locale: 'en' })
  const english = await (await fetch((await provider.start(euros)).paymentUrl)).text()
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('€19.90')
  expect(english).toContain('no real money moves')
})

test('paying leads back with a signed return, and so does a second press', async () => {
  const { provider, simulator } = await openSandbox()
  const { paymentUrl } = await provider.start(order())
  const first = await press(paymentUrl, { outcome: 'pay' })
  expect(first.status).toBe(303)
  const location = first.headers.get('location')!
  expect(provider.readReturn(new URL(location).searchParams)?.claim).toBe('PENDING')
  const second = await press(paymentUrl, { outcome: 'cancel' })
  expect(second.headers.get('location')).toBe(location)
  expect(simulator.ledger.all()[0]?.status).toBe('FINISHED')
  expect(await (await fetch(paymentUrl)).text()).toContain('Ez a fizetés lezárult')
})

test('the tester may keep the browser here; the query preselects', async () => {
  const { provider, received } = await openSandbox()
  const { paymentUrl } = await provider.start(order())
  const page = await (await fetch(`${paymentUrl}?notify=twice&noReturn=1`)).text()
  expect(page).toContain('value="twice" checked')
  expect(page).toContain('name="noReturn" value="1" checked')
  const stayed = await press(paymentUrl, { outcome: 'pay', notify: 'twice', noReturn: '1' })
  expect(stayed.status).toBe(200)
  expect(await stayed.text()).toContain('A böngésző itt maradt')
  await vi.waitFor(() => expect(received).toHaveLength(2))
})

test('bad presses and unknown addresses', async () => {
  const { provider, origin, simulator } = await openSandbox()
  const { paymentUrl } = await provider.start(order({ orderRef: '<script>alert(1)</script>' }))
  const page = await press(paymentUrl, { outcome: 'steal' })
  expect(page.status).toBe(400)
  expect(await page.text()).not.toContain('<script>')
  expect(simulator.ledger.all()[0]?.status).toBe('INIT')
  expect((await fetch(`${origin}/pay/pay/pspHU/nothing`)).status).toBe(404)
})

test('after the time is up the page only leads back', async () => {
  let now = new Date()
  const { provider } = await openSandbox({ now: () => now })
  const { paymentUrl } = await provider.start(order())
  now = new Date(now.getTime() + 60 * 60_000)
  const late = await press(paymentUrl, { outcome: 'pay' })
  expect(provider.readReturn(new URL(late.headers.get('location')!).searchParams)?.claim).toBe('TIMEOUT')
})
