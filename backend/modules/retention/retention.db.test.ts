import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contact, fillCart, finalize, findVariant, openCart, payAt } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from './service.ts'

let shop: TestShop
let ebook: number
beforeAll(async () => {
  shop = await openShop()
  ebook = (await findVariant(shop, 'ebook')).id
})
afterAll(() => shop.close())

const count = async (what: string): Promise<number> =>
  Number((await shop.connection.pool.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]?.n)
const run = (sql: string, values: unknown[] = []) => shop.connection.pool.query(sql, values)
const inDays = (days: number) =>
  deleteExpiredData({ ...shop.services, now: () => new Date(shop.services.now().getTime() + days * 86_400_000) })

beforeEach(() => run('delete from idempotency_keys'))

test('an abandoned cart is deleted with its contact data after its period, not before', async () => {
  const cart = await fillCart(await shop.visit(), { items: [{ variantId: ebook }] })
  const mine = `draft_orders where uuid = '${cart.uuid}'`
  await inDays(29)
  expect(await count(`${mine} and forms ? 'contact'`)).toBe(1)
  await inDays(31)
  expect(await count(mine)).toBe(0)
})

test('the period is the configured one', async () => {
  const cart = await fillCart(await shop.visit(), { items: [{ variantId: ebook }] })
  await run(
    `insert into config_entries values ('retention', '{"carts": 3, "payment_notifications": 1, "downloads": 1, "idempotency_keys": 1}')`,
  )
  await inDays(4)
  await run(`delete from config_entries where key = 'retention'`)
  expect(await count(`draft_orders where uuid = '${cart.uuid}'`)).toBe(0)
})

test("a customer's cart keeps its books and loses names and addresses; an order keeps both", async () => {
  const customer = await shop.visit({ email: 'olvaso@kolofon.example', password: 'kolofon-demo' })
  const cart = await fillCart(customer, { items: [{ variantId: ebook }] })
  const guest = await shop.visit()
  const ordered = await fillCart(guest, { items: [{ variantId: ebook }] })
  const { body } = await finalize(guest, ordered)
  await run(`update sessions set remember = true, expires_at = now() + interval '1 year'`)
  await inDays(31)
  const kept = (await customer.call('GET /draft_orders/{uuid}', { params: { uuid: cart.uuid } })).body
  expect(kept).toMatchObject({ contact: null, billing: null, items: [{ quantity: 1 }] })
  expect(kept.version).toBeGreaterThan(cart.version)
  expect(
    await count(
      `draft_orders where uuid = '${ordered.uuid}' and forms = '{}' and coalesce(address, pickup_point) is null`,
    ),
  ).toBe(1)
  expect(await count(`orders where uuid = '${body.orderUuid}' and contact->>'email' = '${contact.email}'`)).toBe(1)
})

test('expired sessions, limits and keys are deleted', async () => {
  const visitor = await shop.visit()
  await openCart(visitor)
  await run(`insert into rate_limits values ('test', 1, $1)`, [shop.services.now().getTime() + 1_000])
  await run(
    `insert into idempotency_keys (scope, key, fingerprint, locked_until, created_at) values ('test', 'k', 'f', $1, $1)`,
    [shop.services.now()],
  )
  await inDays(0)
  expect([await count(`rate_limits where key = 'test'`), await count('idempotency_keys')]).toEqual([1, 1])
  await inDays(3)
  expect([await count(`rate_limits where key = 'test'`), await count('idempotency_keys')]).toEqual([0, 0])
  const sessions = await count('sessions')
  await inDays(400)
  expect(sessions).toBeGreaterThan(0)
  expect(await count(`sessions where expires_at < now() + interval '300 days'`)).toBe(0)
})

test('expired notifications and download records are deleted', async () => {
  const visitor = await shop.visit()
  const { body } = await finalize(visitor, await fillCart(visitor, { items: [{ variantId: ebook }] }))
  await payAt(body.paymentUrl ?? '', 'pay', 'before')
  await run(`insert into downloads select id, 1, $1, $1 from order_items order by id desc limit 1`, [
    shop.services.now(),
  ])
  await inDays(364)
  expect([await count('payment_notifications'), await count('downloads')]).toEqual([1, 1])
  await inDays(366)
  expect([await count('payment_notifications'), await count('downloads')]).toEqual([0, 1])
  await inDays(1_826)
  expect(await count('downloads')).toBe(0)
})

test.each([
  ['hu', '30 nap', '5 év'],
  ['en', '30 days', '5 years'],
])('the privacy page says the periods (%s)', async (locale, carts, downloads) => {
  const { rows } = await shop.connection.pool.query<{ id: number }>(`select id from contents where key = 'privacy'`)
  const answer = await shop.app.request(`/api/v2.0/contents/${rows[0]?.id}/current`, {
    headers: { 'Accept-Language': locale },
  })
  const text = JSON.stringify(((await answer.json()) as { blocks: object[] }).blocks.filter((block) => 'rows' in block))
  expect(text).toContain(carts)
  expect(text).toContain(downloads)
})
