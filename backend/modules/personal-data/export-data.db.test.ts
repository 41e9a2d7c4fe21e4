import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { leaveTraces, openAccount, password } from './personal-data.test-support.ts'

let shop: TestShop
let count = 0
let person: Awaited<ReturnType<typeof openAccount>>

beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
})
afterAll(() => shop.close())
beforeEach(async () => {
  person = await openAccount(shop, `zzkanari${++count}q`)
})

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows

test('signing out everywhere ends all sessions of the user but the one that does it', async () => {
  const [other, stranger] = [
    await shop.visit({ email: person.email, password }),
    await openAccount(shop, `zzidegen${count}q`),
  ]
  expect((await person.visitor.call('DELETE /v2.0/me/sessions')).status).toBe(200)
  const statuses = []
  for (const visitor of [person.visitor, other, stranger.visitor])
    statuses.push((await visitor.call('GET /v2.0/me')).status)
  expect(statuses).toEqual([200, 401, 200])
})

test('the export holds everything of the user, nothing of others, and no secret', async () => {
  const placed = await leaveTraces(shop, person)
  await followOrder(shop.services, placed.id)
  const other = await openAccount(shop, `zzmasik${count}q`)
  await leaveTraces(shop, other)
  const reply = await person.visitor.call('GET /v2.0/me/export')
  expect(reply.headers.get('content-type')).toBe('application/json')
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
  expect(reply.headers.get('content-disposition')).toMatch(/kolofon-\d{4}-\d\d-\d\d\.json/)
  const text = await new Response(reply.body.content).text()
  expect(Buffer.byteLength(text)).toBe(Number(reply.headers.get('content-length')))
  const [invoice] = await run('select number from invoices where order_id = $1', [placed.id])
  const data = JSON.parse(text)
  expect(data).toMatchObject({
    profile: { email: person.email, id: person.id },
    addresses: [{ kind: 'delivery' }, { kind: 'billing' }],
    cart: { contact: { email: person.email }, items: [{ quantity: 1 }] },
    orders: [
      {
        number: placed.number,
        contact: { email: person.email },
        items: [{ quantity: 1 }],
        invoices: [{ number: invoice.number }],
        withdrawals: [{ email: person.email }],
        rating: { stars: 5 },
        analytics: { clientId: '1.2', userAgent: expect.stringContaining('Browser') },
      },
    ],
    ratings: [{ stars: 4 }],
    newsletter: { consentText: 'igen' },
    shoppingLists: [{ name: 'default_shopping_list', items: [{ title: expect.any(String) }] }],
  })
  expect(data.stockNotifications).toHaveLength(2)
  expect(data.sessions).toHaveLength(1)
  expect(data.impersonations).toHaveLength(1)
  expect(data.organizationRegistrations).toMatchObject([{ status: 'refused' }])
  for (const word of other.words) expect(text).not.toContain(word)
  expect(text).not.toMatch(/hash|token|argon|scrypt/i)
  expect(
    await run(`select 1 from audit_log where action = 'account.exported' and subject = $1`, [`user:${person.id}`]),
  ).toHaveLength(1)
})
