import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from '../app.ts'
import type { Connection } from '../db/connect.ts'
import { createCeilings } from './ceilings.ts'

let connection: Connection
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  app = createApp(createTestContext(connection, { countCall: createCeilings(1) }))
})
afterAll(() => connection.close())

/** The number of calls that pass. */
const passed = async (
  times: number,
  path: string,
  headers: (index: number) => Record<string, string>,
): Promise<number> => {
  let done = 0
  for (let index = 0; index < times; index++)
    if ((await app.request(`/api${path}`, { headers: headers(index) })).status !== 429) done++
  return done
}

const typing = '/v2.0/quicksearch_suggestions/contents?q=a'

test('suggestions have a limit of their own, searches another', async () => {
  const client = () => ({ 'X-Client-IP': '192.0.2.1' })
  expect(await passed(490, typing, client)).toBe(480)
  const refused = await app.request(`/api${typing}`, { headers: client() })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await passed(1, '/v2.0/variants?limit=1', client)).toBe(1)
  expect(await passed(1, typing, () => ({ 'X-Client-IP': '192.0.2.2' }))).toBe(1)
})

test('all calls of a client have one together, whatever else the client writes into its headers', async () => {
  const spoofed = (index: number) => ({
    'X-Client-IP': '192.0.2.3',
    'X-Forwarded-For': `10.0.0.${index % 250}`,
    Forwarded: `for=10.1.1.${index % 250}`,
    'X-Real-IP': `10.2.2.${index % 250}`,
  })
  expect(await passed(1_205, '/nowhere', spoofed)).toBe(1_200)
})

test('the addresses of one IPv6 network, and all that is no address, are one client each', async () => {
  expect(
    await passed(485, typing, (index) => ({ 'X-Client-IP': `[2001:db8::${index.toString(16)}]:${1_000 + index}` })),
  ).toBe(480)
  expect(await passed(485, typing, (index) => ({ 'X-Client-IP': `rubbish ${index}` }))).toBe(480)
})

test('what the storefront asks for itself is not limited', async () => {
  expect(await passed(600, typing, () => ({}))).toBe(600)
})
