import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { findEverywhere, leaveTraces, openAccount, type Person } from './personal-data.test-support.ts'
import { clearOldOrders } from './service.ts'

let shop: TestShop
let count = 0
let person: Awaited<ReturnType<typeof openAccount>>
let placed: { id: number; uuid: string }
const day = 86_400_000
const years = 5 * 365

beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
})
afterAll(() => shop.close())
beforeEach(async () => {
  person = await openAccount(shop, `zzregi${++count}q`)
  placed = await leaveTraces(shop, person)
})

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
const inDays = (days: number) =>
  deleteExpiredData({ ...shop.services, now: () => new Date(shop.clock.now().getTime() + days * day) })
const end = (status: 'fulfilled' | 'cancelled' = 'fulfilled') =>
  run(
    `with moved as (update orders set status = $3 where id = $1)
     insert into order_history (order_id, from_status, to_status, reason, at) values ($1, 'processing', $3, 'test', $2)`,
    [placed.id, shop.clock.now(), status],
  )
const tablesWith = async (of: Person) =>
  [...new Set((await findEverywhere(shop.connection, of.words)).map((row) => row.split(':')[0]))].toSorted()
/** What the account still holds as long as it exists; its order is the question here. */
const ofTheAccount = new Set([
  'bot_codes',
  'credentials',
  'impersonations',
  'customer_addresses',
  'draft_orders',
  'newsletter_subscriptions',
  'organization_registrations',
  'ratings',
  'stock_notifications',
  'users',
])

test('five years after its end an order has lost all names, and its invoice has them', async () => {
  await followOrder(shop.services, placed.id)
  await end()
  await inDays(years - 1)
  expect(await tablesWith(person)).toEqual(
    expect.arrayContaining(['orders', 'order_ratings', 'withdrawals'].map((table) => `public.${table}`)),
  )
  const sums = () => run('select number, status, total_gross, vat, user_id from orders where id = $1', [placed.id])
  const before = await sums()
  await inDays(years + 1)
  const left = (await tablesWith(person)).filter((table) => !ofTheAccount.has(table?.slice(7) ?? ''))
  expect(left).toEqual(['public.invoices'])
  expect(await sums()).toEqual(before)
  expect(await run('select from wrong_order_totals')).toEqual([])
})

test('its customer still finds the order, and nobody opens it by the address', async () => {
  await end('cancelled')
  await inDays(years + 1)
  const params = { uuid: placed.uuid }
  const visitor = await shop.visit({ email: person.email, password: 'regi-jelszavam' })
  expect((await visitor.call('GET /v2.0/me/orders')).body.count).toBe(1)
  expect(await visitor.call('GET /orders/{uuid}', { params })).toMatchObject({
    status: 200,
    body: { contact: { email: '' }, billing: { lastName: '' }, delivery: { address: null } },
  })
  const open = await shop.guest.call('POST /orders/{uuid}/details', { params, body: { email: person.email } })
  expect(open.code).toBe('verification_failed')
})

test('an order that has not ended stays as it is, and so does one with a refund that is due', async () => {
  const isNamed = async () => (await tablesWith(person)).includes('public.orders')
  await inDays(years + 400)
  expect(await isNamed()).toBe(true)
  await end()
  await run(
    `insert into refunds (payment_id, kind, amount, reason, at) select id, 'manual', 1, 'old', now() from payments where order_id = $1`,
    [placed.id],
  )
  await inDays(years + 400)
  expect(await isNamed()).toBe(true)
  await run(`update refunds set status = 'done' where reason = 'old'`)
  await inDays(years + 400)
  expect(await isNamed()).toBe(false)
})

test('the period is that of the configuration', async () => {
  await end()
  const retention = {
    carts: 3_650,
    payment_notifications: 3_650,
    downloads: 3_650,
    idempotency_keys: 3_650,
    orders: 400,
  }
  await run(`insert into config_entries values ('retention', $1)`, [JSON.stringify(retention)])
  await inDays(399)
  const before = await tablesWith(person)
  await inDays(401)
  await run(`delete from config_entries where key = 'retention'`)
  expect(before).toContain('public.orders')
  expect(await tablesWith(person)).not.toContain('public.orders')
})

test('a round in batches empties every order, and one that was interrupted goes on', async () => {
  await end()
  const copies = 620
  await run(
    `with carts as (insert into draft_orders overriding system value select (jsonb_populate_record(d, jsonb_build_object('id', 100000 + n, 'uuid', gen_random_uuid()))).* from draft_orders d, generate_series(1, $2) n where d.id = (select draft_order_id from orders where id = $1) returning id),
     copies as (insert into orders overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', c.id, 'uuid', gen_random_uuid(), 'number', 'X' || c.id, 'draft_order_id', c.id, 'items_gross', 0, 'items_net', 0, 'total_gross', 0, 'total_net', 0, 'vat', '[]'::jsonb))).* from orders o, carts c where o.id = $1 returning id)
     select count(*) from copies`,
    [placed.id, copies],
  )
  const named = async () =>
    Number((await run(`select count(*) as n from orders where contact->>'email' = $1`, [person.email]))[0].n)
  expect(await named()).toBe(copies + 1)
  let transactions = 0
  const db = new Proxy(shop.services.db, {
    get: (target, key) => {
      const value = Reflect.get(target, key) as unknown
      if (key === 'transaction' && ++transactions > 1) throw new Error('the process was ended')
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const before = new Date(shop.clock.now().getTime() + 400 * day)
  await expect(clearOldOrders({ db }, before)).rejects.toThrow('the process was ended')
  expect(await named()).toBe(copies + 1 - 500)
  await clearOldOrders(shop.services, before)
  expect(await named()).toBe(0)
  await run(`delete from orders where id > 100000`)
})
