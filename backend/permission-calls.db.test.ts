import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { testNow } from '#tests/support/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ruleOf } from './access/action-of.ts'
import {
  type ActorKind,
  actorKinds,
  insertPeople,
  isImpersonator,
  openSessionOf,
  type People,
  roleOf,
} from './access/actors.test-support.ts'
import { createApp } from './app.ts'
import type { Connection } from './db/connect.ts'
import { hashText } from './kernel/hash-text.ts'

/** The first half of the permission matrix: every endpoint with every kind of actor, whatever the resource is. */
const names = Object.keys(endpoints) as EndpointName[]

let connection: Connection
let app: ReturnType<typeof createApp>
let people: People

beforeAll(async () => {
  connection = await createTestDatabase()
  people = await insertPeople(connection)
  app = createApp(createTestContext(connection))
})
afterAll(() => connection.close())

/** Writes the rule in another way than `mayCall` does. */
const expectedOf = (name: EndpointName, kind: ActorKind): 'open' | 'unauthenticated' | 'forbidden' => {
  const { who, orProof, memberNeeds, inPerson } = ruleOf(name)
  if (isImpersonator(kind) && inPerson) return 'forbidden'
  if (kind === 'slave' && memberNeeds !== undefined) return 'forbidden'
  if (who === 'anyone' || who === 'proof' || who === 'provider' || orProof) return 'open'
  if (kind === 'guest') return 'unauthenticated'
  if (who === 'master') return roleOf(kind) === 'ROLE_B2B_MASTER' ? 'open' : 'forbidden'
  if (who === 'member') return roleOf(kind) ? 'open' : 'forbidden'
  return who === 'customer' && kind === 'anonymous' ? 'forbidden' : 'open'
}

const statuses = { unauthenticated: 401, forbidden: 403 }

const pathOf = (name: EndpointName): string =>
  name
    .split(' ')[1]
    ?.replaceAll(/\{uuid\}/g, '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de')
    .replaceAll(/\{\w+\}/g, '1') ?? ''

const ask = async (name: EndpointName, token: string | undefined) => {
  const response = await app.request(`/api${pathOf(name)}`, {
    method: name.split(' ')[0] ?? '',
    headers: { ...(token && { Authorization: `Bearer ${token}` }) },
  })
  const text = await response.text()
  const code = /"code":"(\w+)"/.exec(text)?.[1]
  return { response, code }
}

describe.each(names)('%s', (name) => {
  test.each(actorKinds)('by %s', async (kind) => {
    const expected = expectedOf(name, kind)
    const { response, code } = await ask(name, await openSessionOf(connection, people, kind, testNow()))
    expect(response.status).toBeLessThan(500)
    expect(code === 'unauthenticated' || code === 'forbidden' ? code : 'open').toBe(expected)
    if (expected === 'open') return
    expect(response.status).toBe(statuses[expected])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

/** What ends the session of a master, who may most. */
const ends = {
  revoked: 'delete from sessions where token_hash = $1',
  expired: `update sessions set expires_at = '2000-01-01' where token_hash = $1`,
}

describe.each(Object.entries(ends))('a session that is %s', (_, end) => {
  test.each(names)('may no more than a guest: %s', async (name) => {
    const token = await openSessionOf(connection, people, 'master', testNow())
    const { rowCount } = await connection.pool.query(end, [hashText(token ?? '')])
    expect(rowCount).toBe(1)
    const { response, code } = await ask(name, token)
    const expected = expectedOf(name, 'guest')
    expect(response.status).toBeLessThan(500)
    expect(code === 'unauthenticated' || code === 'forbidden' ? code : 'open').toBe(expected)
  })
})
