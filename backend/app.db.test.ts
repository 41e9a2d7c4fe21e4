import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from './app.ts'
import type { Connection, Database } from './db/connect.ts'
import { createLogger } from './log/create-logger.ts'

let connection: Connection
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  app = createApp(createTestContext(connection))
})
afterAll(() => connection.close())

describe('errors', () => {
  test('speak the language of the caller and name the request', async () => {
    const ask = async (language: string) =>
      (await (await app.request('/api/v2.0/variants/999999', { headers: { 'Accept-Language': language } })).json()) as {
        error: { code: string; message: string; requestId: string }
      }
    expect((await ask('hu')).error.message).toBe('Amit keresel, nincs itt.')
    const { error } = await ask('en-GB,en;q=0.9')
    expect(error).toMatchObject({ code: 'not_found', message: 'What you are looking for is not here.' })
    expect(error.requestId).toMatch(/^[\w-]{8,}$/)
  })

  test('that nobody expected are logged once, under the id that the caller is told', async () => {
    const lines: string[] = []
    const db = new Proxy({} as Database, {
      get: () => {
        throw new TypeError('nobody@example.hu')
      },
    })
    const broken = createApp(
      createTestContext(connection, { db, log: createLogger('info', { write: (line) => void lines.push(line) }) }),
    )
    const response = await broken.request('/api/v2.0/variants/1')
    const { error } = (await response.json()) as { error: { code: string; requestId: string } }
    expect([response.status, JSON.stringify(error).includes('example.hu')]).toEqual([500, false])
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        level: 50,
        time: expect.any(Number),
        requestId: error.requestId,
        method: 'GET',
        path: expect.stringContaining('/variants/'),
        err: { type: 'TypeError' },
      },
    ])
    expect(lines.join('')).not.toContain('nobody@')
  })

  test('name every field that is wrong', async () => {
    const response = await app.request('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ grant_type: 'password', email: 'nobody', password: '' }),
    })
    const { error } = (await response.json()) as { error: { issues: unknown } }
    expect(response.status).toBe(400)
    expect(error.issues).toEqual([
      { field: 'email', code: 'invalid_email' },
      { field: 'password', code: 'required' },
    ])
  })
})

describe('sign-in', () => {
  const login = (body: object) =>
    app.request('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ grant_type: 'password', remember: false, ...body }),
    })

  test('opens a session that signing out ends at once', async () => {
    const answer = await login({ email: 'Iskola@kolofon.example', password: 'kolofon-demo' })
    const { access_token, segment } = (await answer.json()) as { access_token: string; segment: string }
    expect(segment).toBe('b2b')
    const headers = { Authorization: `Bearer ${access_token}` }
    expect(await (await app.request('/api/v2.0/me', { headers })).json()).toMatchObject({
      email: 'iskola@kolofon.example',
      segment: 'b2b',
    })
    expect((await app.request('/api/v2.0/token/revoke', { method: 'DELETE', headers })).status).toBe(200)
    expect((await app.request('/api/v2.0/me', { headers })).status).toBe(401)
  })

  test('says the same for a wrong password and an unknown address', async () => {
    const wrong = await login({ email: 'olvaso@kolofon.example', password: 'wrong' })
    const unknown = await login({ email: 'senki@kolofon.example', password: 'wrong' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const codes = await Promise.all(
      [wrong, unknown].map(async (answer) => ((await answer.json()) as { error: { code: string } }).error.code),
    )
    expect(codes).toEqual(['invalid_grant', 'invalid_grant'])
  })
})

test('each sign-in is logged with its means and its outcome, and without what was typed', async () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  const logging = createApp(createTestContext(connection, { log }))
  const login = (body: object) =>
    logging.request('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ remember: false, ...body }),
    })
  await login({ grant_type: 'anonymous' })
  await login({ grant_type: 'password', email: 'iskola@kolofon.example', password: 'kolofon-demo' })
  await login({ grant_type: 'password', email: 'iskola@kolofon.example', password: 'wrong' })
  await login({ grant_type: '3rd_party_access_token', provider: 'google', token: 'forged' })
  const signIns = lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'sign-in')
  expect(signIns).toMatchObject([
    { grant: 'password', outcome: 'signed_in' },
    { grant: 'password', outcome: 'invalid_grant' },
    { grant: '3rd_party_access_token', provider: 'google', outcome: 'invalid_grant' },
  ])
  expect(lines.join('')).not.toMatch(/iskola@|forged|kolofon-demo/)
})

describe('OpenAPI', () => {
  const operationsOf = async () => {
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { security: object[]; 'x-action': string }>>
    }
    return (name: string) => {
      const [method = '', path = ''] = name.split(' ')
      return paths[path]?.[method.toLowerCase()]
    }
  }

  test('describes every endpoint of the table and names its action', async () => {
    const operation = await operationsOf()
    for (const [name, { action }] of Object.entries(endpoints)) expect(operation(name)?.['x-action'], name).toBe(action)
  })

  test('says where a token is needed, where a proof may stand in for it, and where nobody asks for one', async () => {
    const operation = await operationsOf()
    expect(operation('GET /v2.0/me')?.security).toEqual([{ token: [] }])
    expect(operation('GET /orders/{uuid}')?.security).toEqual([{ token: [] }])
    expect(operation('POST /orders/{uuid}/items/{id}/file')?.security).toEqual([{}, { token: [] }])
    expect(operation('GET /v2.0/variants')?.security).toEqual([])
    expect(operation('POST /payments/{provider}/notification')?.security).toEqual([])
  })
})
