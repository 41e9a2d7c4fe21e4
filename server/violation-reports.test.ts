import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Violation } from './read-violations.ts'
import { receiveBody } from './receive-body.ts'
import { inOrder } from './steps/step.ts'
import { violationReports } from './violation-reports.ts'

let told: Violation[] = []
let take = violationReports()
beforeEach(() => {
  told = []
  take = violationReports((violation) => void told.push(violation))
})

const server = createServer(
  inOrder([receiveBody, (...request) => take(...request), (_request, response) => void response.writeHead(404).end()]),
)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const send = async (body: string, init: RequestInit = {}) => {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/api/csp-reports`, { method: 'POST', body, ...init })).status
}

const order = '1b4e28ba-2fa1-11d2-883f-0016d3cca427'
const older = (more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://shop.example/rendelesek/${order}/allapot?email=anna%40example.com#x`,
      'blocked-uri': 'https://foreign.example/a.js?token=1',
      'violated-directive': "script-src-elem 'self'",
      'script-sample': 'alert(1)',
      referrer: 'https://mail.example/?anna',
      ...more,
    },
  })
const newer = (...bodies: object[]) =>
  JSON.stringify(
    bodies.map((body) => ({
      type: 'csp-violation',
      url: 'https://shop.example/',
      user_agent: 'A browser',
      body: {
        effectiveDirective: 'style-src-attr',
        blockedURL: 'inline',
        documentURL: 'https://shop.example/en/cart',
        ...body,
      },
    })),
  )

it('writes down directive, origin and path of an older report, and nothing else of it', async () => {
  expect(await send(older())).toBe(204)
  expect(told).toEqual([
    { directive: 'script-src-elem', blocked: 'https://foreign.example', page: '/rendelesek/…/allapot' },
  ])
})

it('writes down each of several newer reports', async () => {
  expect(
    await send(
      newer({}, { blockedURL: 'data:text/html,anna', documentURL: 'https://shop.example/anna@example.com/%C3%A9des' }),
    ),
  ).toBe(204)
  expect(told).toEqual([
    { directive: 'style-src-attr', blocked: 'inline', page: '/en/cart' },
    { directive: 'style-src-attr', blocked: 'data:', page: '/…/…' },
  ])
})

it.each([
  '',
  '{',
  '[]',
  'null',
  '{"csp-report":{}}',
  JSON.stringify([{ type: 'deprecation', body: {} }]),
  newer({ effectiveDirective: 'anna@example.com' }),
])('writes nothing down of %s', async (body) => {
  expect([await send(body), told]).toEqual([204, []])
})

it('takes no more than 16 kB, by no other method, and sixty reports a minute', async () => {
  expect(await send('x'.repeat(20_000))).toBe(413)
  expect(await send('', { method: 'PUT' })).toBe(404)
  for (let batch = 0; batch < 8; batch++) expect(await send(newer(...Array.from({ length: 12 }, () => ({}))))).toBe(204)
  expect(told.length).toBe(60)
})
