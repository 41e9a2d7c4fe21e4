import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contracts/endpoint.ts'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import { errorStatus } from '#contracts/errors.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ruleOf } from './access/action-of.ts'
import { createApp } from './app.ts'
import type { Connection } from './db/connect.ts'
import { demoPassword } from './seed/tables/seed-sales.ts'

const runs = 200
let connection: Connection
let app: ReturnType<typeof createApp>

const post = async <Body>(path: string, body: unknown, token?: string): Promise<Body> => {
  const response = await app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Body
}

const account = { grant_type: 'password', email: 'olvaso@kolofon.example', password: demoPassword }

const master = { ...account, email: 'iskola@kolofon.example' }

/** An actor whom the permission table lets in, with a cart: behind a refusal nothing would be tried. */
const openSessionFor = async (name: EndpointName): Promise<{ token: string; uuid: string }> => {
  const { who } = ruleOf(name)
  const isMember = who === 'member' || who === 'master'
  const grant = who === 'customer' ? account : isMember ? master : { grant_type: 'anonymous' }
  const { access_token: token } = await post<{ access_token: string }>('/login', grant)
  return { token, uuid: (await post<{ uuid: string }>('/draft_orders', { currency: 'HUF' }, token)).uuid }
}

beforeAll(async () => {
  connection = await createTestDatabase()
  app = createApp(createTestContext(connection))
})
afterAll(() => connection.close())

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'a'.repeat(300),
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '-1',
    '1e309',
    'NaN',
    '%00',
    '../../etc/passwd',
  ),
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    1e308,
    -0,
    2 ** 15,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    '2147483648',
    '9223372036854775808',
  ),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
)

interface Outline {
  properties?: object
  oneOf?: Outline[]
  anyOf?: Outline[]
}

/** The names that a schema knows. */
const namesOf = (schema: z.ZodType | undefined): string[] => {
  const outline: Outline = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
  return [outline, ...(outline.oneOf ?? []), ...(outline.anyOf ?? [])].flatMap((one) =>
    Object.keys(one.properties ?? {}),
  )
}

/** Texts that `JSON.stringify` cannot write: very deep nesting, infinite numbers, names that every object has. */
const hostileJson = fc.constantFrom(
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":'.repeat(10_000),
  `{${Array.from({ length: 9_000 }, (_, index) => `"k${index}":1`).join()}}`,
  '1e309',
  '-1e309',
  '{"__proto__":{"access":"public"},"constructor":{"prototype":null}}',
  '"\\ud800"',
  '{"\\udfff":"\\ud800"}',
)

/** Bodies with the right names and wrong values, any JSON, and texts that are no JSON. */
const bodies = (endpoint: Endpoint): fc.Arbitrary<string> => {
  const names = namesOf(endpoint.body)
  const shaped = fc
    .record(Object.fromEntries(names.map((name) => [name, nasty])), { requiredKeys: [] })
    .map((value) => JSON.stringify(value))
  const hostile = fc
    .tuple(fc.constantFrom('?', ...names), hostileJson)
    .map(([name, value]) => (name === '?' ? value : `{${JSON.stringify(name)}:${value}}`))
  return fc.oneof(
    { weight: 6, arbitrary: shaped },
    { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.string() },
  )
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const paths = (name: EndpointName): fc.Arbitrary<string> => {
  const path = name.split(' ')[1] ?? ''
  const good = path.replaceAll(/\{(?!uuid)\w+\}/g, '1')
  const bad = nasty.map((value) => path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(asText(value))))
  return fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: bad })
}

/** The names of the call's query and of other queries; sometimes a name occurs twice. */
const queries = (endpoint: Endpoint) =>
  fc
    .array(fc.tuple(fc.constantFrom('q', 'cursor', 'limit', '__proto__', ...namesOf(endpoint.query)), nasty), {
      maxLength: 4,
    })
    .map((pairs) => new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, asText(value)])).toString())

const requests = (name: EndpointName, endpoint: Endpoint) =>
  fc.record({
    path: paths(name),
    query: queries(endpoint),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/jsonp', '') },
    ),
    key: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
    body: bodies(endpoint),
  })

describe.each(Object.entries(endpoints) as [EndpointName, Endpoint][])('%s', (name, endpoint) => {
  test(`${runs} malformed requests get no 5xx and one shape of error`, async () => {
    const [method = ''] = name.split(' ')
    const { token, uuid } = await openSessionFor(name)
    await fc.assert(
      fc.asyncProperty(requests(name, endpoint), async ({ path, query, type, key, body }) => {
        const response = await app.request(`/api${path.replace('{uuid}', uuid)}?${query}`, {
          method,
          headers: { 'Content-Type': type, Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
          ...(method !== 'GET' && { body }),
        })
        const text = await response.text()
        expect(response.status, text).toBeLessThan(500)
        if (response.ok || ruleOf(name).who === 'provider') return
        const { error } = JSON.parse(text) as { error: { code: keyof typeof errorStatus; message: string } }
        expect(errorStatus[error.code]).toBe(response.status)
        expect(error.message).not.toMatch(/select |insert |drizzle|\bat \//i)
      }),
      { numRuns: runs },
    )
  }, 120_000)
})
