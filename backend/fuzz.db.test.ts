import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contracts/endpoint.ts'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import { errorStatus } from '#contracts/errors.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from './app.ts'
import type { Connection } from './db/connect.ts'

const runs = 200
let connection: Connection
let app: ReturnType<typeof createApp>
let token: string
let uuid: string

const post = (path: string, body: unknown) =>
  app.request(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) })

beforeAll(async () => {
  connection = await createTestDatabase()
  app = createApp(createTestContext(connection), 'tests/support')
  token = ((await (await post('/login', { grant_type: 'anonymous' })).json()) as { access_token: string }).access_token
  uuid = ((await (await post('/draft_orders', { currency: 'HUF' })).json()) as { uuid: string }).uuid
})
afterAll(() => connection.close())

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '__proto__', 'a'.repeat(300), "' or 1=1 --", '<script>alert(1)</script>', '-1', '1e309', 'NaN', '%00', '../../etc/passwd'),
  fc.integer(),
  fc.double(),
  fc.constantFrom(1e308, -0, 2 ** 53, 2 ** 31),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
)

/** Bodies of the right outline with wrong values, bodies of no outline, and texts that are no JSON. */
const bodies = (endpoint: Endpoint): fc.Arbitrary<string> => {
  const outline = endpoint.body ? (z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as { properties?: object; oneOf?: { properties?: object }[]; anyOf?: { properties?: object }[] }) : {}
  const names = [outline, ...(outline.oneOf ?? []), ...(outline.anyOf ?? [])].flatMap((one) => Object.keys(one.properties ?? {}))
  const shaped = fc.record(Object.fromEntries(names.map((name) => [name, nasty])), { requiredKeys: [] })
  return fc.oneof({ weight: 6, arbitrary: shaped.map((value) => JSON.stringify(value)) }, { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) }, { weight: 1, arbitrary: fc.string() })
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const paths = (name: EndpointName): fc.Arbitrary<string> => {
  const path = name.split(' ')[1] ?? ''
  const good = path.replaceAll(/\{(?!uuid)\w+\}/g, '1')
  const bad = nasty.map((value) => path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(asText(value))))
  return fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: bad })
}

const queries = fc
  .dictionary(fc.constantFrom('q', 'cursor', 'limit', 'sort', 'format', 'ids', 'category', 'price_min', 'carrier', 'r', 's', 'maxDepth'), nasty, { maxKeys: 3 })
  .map((query) => new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, asText(value)])).toString())

const requests = (name: EndpointName, endpoint: Endpoint) =>
  fc.record({
    path: paths(name),
    query: queries,
    type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: fc.constant('text/plain') }),
    key: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
    body: bodies(endpoint),
  })

describe.each(Object.entries(endpoints) as [EndpointName, Endpoint][])('%s', (name, endpoint) => {
  test(`${runs} malformed requests get no 5xx and one shape of error`, async () => {
    const [method = ''] = name.split(' ')
    await fc.assert(
      fc.asyncProperty(requests(name, endpoint), async ({ path, query, type, key, body }) => {
        const response = await app.request(`/api${path.replace('{uuid}', uuid)}?${query}`, {
          method,
          headers: { 'Content-Type': type, Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
          ...(method !== 'GET' && { body }),
        })
        const text = await response.text()
        expect(response.status, text).toBeLessThan(500)
        if (response.ok || endpoint.access === 'provider') return
        const { error } = JSON.parse(text) as { error: { code: keyof typeof errorStatus; message: string } }
        expect(errorStatus[error.code]).toBe(response.status)
        expect(error.message).not.toMatch(/select |insert |drizzle|\bat \//i)
      }),
      { numRuns: runs },
    )
  }, 120_000)
})
