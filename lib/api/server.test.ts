import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestScope } from '#lib/process/request-scope.ts'

vi.mock('#lib/market/current-market.ts', () => ({
  currentMarket: async () => ({ locale: 'hu', segment: 'b2c', currency: 'HUF' }),
}))
// Another test file of this process may have loaded these modules without the mocks.
vi.resetModules()
const { inRequestScope } = await import('#lib/process/request-scope.ts')
const { load } = await import('./server.ts')

const backend = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
let scope: RequestScope

beforeEach(() => {
  vi.stubGlobal('fetch', backend)
  backend.mockImplementation(async () => Response.json({ items: [] }))
  scope = { client: '192.0.2.1' }
})
afterEach(() => void backend.mockReset())

const sentClient = () => new Headers(backend.mock.lastCall?.[1].headers).get('x-client-ip')

test('a call for one visitor counts towards the limits of this visitor', async () => {
  await inRequestScope(scope, () => load('GET /v2.0/faqs', { query: { q: 'a' } }, []))
  expect(sentClient()).toBe('192.0.2.1')
})

test('a cached answer does not depend on the first visitor', async () => {
  await inRequestScope(scope, () => load('GET /v2.0/faqs', { query: {} }, ['faqs']))
  expect(sentClient()).toBeNull()
})

test('outside of a request no client is named', async () => {
  await load('GET /v2.0/faqs', { query: { q: 'a' } }, [])
  expect(sentClient()).toBeNull()
})

test.each([
  [429, { code: 'too_many_requests', params: { retryAfter: 17 } }, 17],
  [503, { code: 'service_unavailable' }, undefined],
])('a call that was refused with %i fails, and the request knows why', async (status, error, refusedFor) => {
  backend.mockImplementation(async () => Response.json({ error }, { status }))
  await expect(inRequestScope(scope, () => load('GET /v2.0/faqs', { query: { q: 'a' } }, []))).rejects.toThrow(
    error.code,
  )
  expect(scope.refusedFor).toBe(refusedFor)
})
