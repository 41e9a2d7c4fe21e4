import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reasons } from '#lib/process/stand-ins.ts'
import { beforeOpening } from './before-opening.ts'
import { health } from './health.ts'
import type { StandInViews } from './stand-in-views.ts'
import { inOrder } from './steps/step.ts'

const views = Object.fromEntries(
  reasons.map((reason) => [reason, { hu: Buffer.from(`hu ${reason}`), en: Buffer.from(`en ${reason}`) }]),
) as StandInViews

let isOpen = false
const server = createServer(
  inOrder([
    health(() => isOpen, new AbortController().signal),
    beforeOpening(() => isOpen, views),
    (_, response) => void response.end('the page'),
  ]),
)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const ask = async (path: string, init?: RequestInit) => {
  const { status, headers, text } = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    init,
  ).then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }))
  return { status, text, retryAfter: headers.get('retry-after'), store: headers.get('cache-control') }
}

const closed = { status: 503, retryAfter: '2', store: 'private, no-store' }

test('before the shop opens every page says so in its language', async () => {
  isOpen = false
  expect(await ask('/kosar')).toEqual({ ...closed, text: 'hu opening' })
  expect(await ask('/en/cart')).toEqual({ ...closed, text: 'en opening' })
  expect(await ask('/kosar?_rsc=1', { headers: { rsc: '1' } })).toEqual({ ...closed, text: '' })
})

test('a call gets an error of the API', async () => {
  isOpen = false
  const { text, ...answer } = await ask('/api/cart', { method: 'POST', body: '{}' })
  expect(answer).toEqual(closed)
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'service_unavailable' } })
})

test('the process lives before the shop is open, and is ready afterwards', async () => {
  isOpen = false
  expect(await ask('/health/live')).toMatchObject({ status: 200 })
  expect(await ask('/health/ready')).toMatchObject({ status: 503, text: '{"status":"opening"}' })
  isOpen = true
  expect(await ask('/health/ready')).toMatchObject({ status: 200 })
  expect(await ask('/kosar')).toMatchObject({ status: 200, text: 'the page' })
})
