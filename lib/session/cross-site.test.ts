import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import { passNotification } from '#lib/api/pass-notification.ts'
import { handleApiRequest } from './gateway.ts'

const backend = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      backend.mockImplementation(async () => Response.json({})),
    ),
)
afterEach(() => void backend.mockReset())

const own = 'http://localhost:3000'
/** Every changing call, each at an address of its own. */
const unsafe = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => !name.startsWith('GET '))
  .map((name) => name.replaceAll(/\{\w+\}/g, '1').split(' ') as [string, string])

const send = (method: string, path: string, headers: Record<string, string>, body = '{"grant_type":"anonymous"}') =>
  handleApiRequest(
    new Request(`${own}/api${path}`, {
      method,
      headers: { Host: 'localhost:3000', ...headers },
      body: new TextEncoder().encode(body),
    }),
    path.slice(1).split('/'),
  )

const types: Record<string, string>[] = [
  { 'Content-Type': 'application/json' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  {},
]

describe('a request from another site, without origin or from an unknown one has no effect', () => {
  const strangers: Record<string, string>[] = [
    {},
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    { Origin: 'https://localhost:3000' },
    { Origin: 'http://localhost' },
    { Origin: 'http://localhost:3000.evil.example' },
    { Origin: 'http://evil.example/http://localhost:3000' },
    { Origin: '' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: own },
    { Referer: `${own}/kosar` },
    { Cookie: 'sid=a-token-of-somebody' },
  ]

  test.each(unsafe)('%s %s', async (method, path) => {
    for (const headers of strangers)
      for (const type of types)
        expect(
          (await send(method, path, { ...headers, ...type })).status,
          JSON.stringify({ ...headers, ...type }),
        ).toBe(403)
    expect(backend).not.toHaveBeenCalled()
  })
})

test.each<Record<string, string>>([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: own }])(
  'what comes from our own pages reaches the backend: %o',
  async (headers) => {
    for (const [method, path] of unsafe) await send(method, path, headers)
    expect(backend).toHaveBeenCalledTimes(unsafe.length)
  },
)

test('reading needs no origin', async () => {
  for (const method of ['GET', 'HEAD'])
    expect((await handleApiRequest(new Request(`${own}/api/v2.0/stores`, { method }), ['v2.0', 'stores'])).status).toBe(
      200,
    )
})

test('a provider’s notification comes from no page, without a session, and its bytes stay as they are', async () => {
  backend.mockResolvedValue(
    new Response('{"receiveDate":"now"}', {
      headers: { Signature: 'ours', 'Set-Cookie': 'backend=1', 'Content-Type': 'application/json' },
    }),
  )
  const body = new Uint8Array([0x7b, 0x20, 0x00, 0xff, 0xfe, 0x0d, 0x0a, 0x7d])
  const headers = {
    Signature: 'theirs',
    'Stripe-Signature': 't=1,v1=theirs',
    'Content-Type': 'application/json;charset=UTF-8',
    Cookie: 'sid=x',
    Origin: 'null',
    'X-Client-IP': '192.0.2.7',
  }
  const answer = await passNotification(
    new Request(`${own}/api/payments/simplepay/notification?paymentId=1`, { method: 'POST', headers, body }),
    'simplepay',
  )
  const [url, init] = backend.mock.calls[0] ?? []
  expect(url).toBe('http://localhost:4000/api/payments/simplepay/notification?paymentId=1')
  expect(Object.fromEntries(new Headers(init?.headers).entries())).toEqual({
    signature: 'theirs',
    'stripe-signature': 't=1,v1=theirs',
    'content-type': 'application/json;charset=UTF-8',
    'x-client-ip': '192.0.2.7',
  })
  expect(new Uint8Array(init?.body as ArrayBuffer)).toEqual(body)
  expect(Object.fromEntries(answer.headers.entries())).toEqual({
    signature: 'ours',
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
  })
})
