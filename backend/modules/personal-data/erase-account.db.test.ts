import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, jobsOf, putStock } from '../checkout/checkout.test-support.ts'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import {
  findEverywhere,
  leaveTraces,
  openAccount,
  orderAs,
  password,
  type Person,
  snapshotOf,
} from './personal-data.test-support.ts'
import { sendGoodbyeMail } from './service.ts'

let shop: TestShop
let count = 0
let person: Awaited<ReturnType<typeof openAccount>>
const day = 86_400_000

beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
})
afterAll(() => shop.close())
beforeEach(async () => {
  person = await openAccount(shop, `zzkanari${++count}q`)
})

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
const erase = () => person.visitor.call('DELETE /v2.0/me', { body: { password } })
const found = (of: Person = person) => findEverywhere(shop.connection, of.words)
const tablesOf = (rows: string[]) => [...new Set(rows.map((row) => row.split(':')[0]))].toSorted()
const sendLastMail = async () => {
  const { id } = (await jobsOf(shop, 'goodbye-mail')).at(-1) as { id: string }
  await sendGoodbyeMail(shop.services, id)
  return shop.mails.at(-1)
}
const inDays = (days: number) =>
  deleteExpiredData({ ...shop.services, now: () => new Date(shop.clock.now().getTime() + days * day) })
const complete = (orderId: number) =>
  run(
    `with moved as (update orders set status = 'fulfilled' where id = $1)
     insert into order_history (order_id, from_status, to_status, reason, at) values ($1, 'processing', 'fulfilled', 'test', $2)`,
    [orderId, shop.clock.now()],
  )

describe('an account', () => {
  test('goes with everything that names its owner; what the law demands stays for its time', async () => {
    const placed = await leaveTraces(shop, person)
    await followOrder(shop.services, placed.id)
    const other = await openAccount(shop, `zzmasik${count}q`)
    await followOrder(shop.services, (await leaveTraces(shop, other)).id)
    const before = await snapshotOf(shop.connection, other)
    expect(tablesOf(await found())).toEqual(
      [
        'bot_codes',
        'credentials',
        'customer_addresses',
        'draft_orders',
        'impersonations',
        'invitations',
        'invoices',
        'newsletter_subscriptions',
        'order_analytics',
        'order_ratings',
        'orders',
        'organization_registrations',
        'password_resets',
        'rate_limits',
        'ratings',
        'registrations',
        'sign_in_attempts',
        'stock_notifications',
        'users',
        'withdrawals',
      ].map((table) => `public.${table}`),
    )

    const answers = async () =>
      (await run(`select 1 from idempotency_keys where scope like '%' || $1`, [session])).length
    const [{ id: session }] = await run('select id from sessions where user_id = $1', [person.id])
    expect(await answers()).toBeGreaterThan(0)
    expect(await erase()).toMatchObject({ status: 200, body: {} })
    expect(await answers()).toBe(0)
    expect(tablesOf(await found())).toEqual(
      ['goodbyes', 'invoices', 'order_ratings', 'orders', 'withdrawals'].map((table) => `public.${table}`),
    )
    expect(await snapshotOf(shop.connection, other)).toEqual(before)
    expect((await person.visitor.call('GET /v2.0/me')).code).toBe('unauthenticated')
    expect(await sendLastMail()).toMatchObject({ to: person.email, subject: 'Töröltük a fiókodat' })
    expect(tablesOf(await found())).not.toContain('public.goodbyes')

    await complete(placed.id)
    await inDays(59)
    expect(tablesOf(await found())).toContain('public.orders')
    await inDays(61)
    expect(tablesOf(await found())).toEqual(['public.invoices'])
    await run('alter table invoices disable trigger invoices_never_change')
    await run(`update invoices set issued_on = '2017-12-31', performed_on = '2017-12-31' where order_id = $1`, [
      placed.id,
    ])
    await run('alter table invoices enable trigger invoices_never_change')
    await inDays(61)
    expect(await found()).toEqual([])
  })

  test('leaves its published rating without a name, and nothing that leads to its author', async () => {
    const placed = await leaveTraces(shop, person)
    const [{ id }] = await run('select id from ratings where user_id = $1', [person.id])
    const [sums] = await run(
      'select rating_count, rating_sum from products where id = (select product_id from ratings where id = $1)',
      [id],
    )
    await erase()
    expect(await run('select user_id, order_id, display_name, stars, text from ratings where id = $1', [id])).toEqual([
      {
        user_id: null,
        order_id: null,
        display_name: 'Egy olvasónk',
        stars: 4,
        text: 'Egy ültő helyemben olvastam el.',
      },
    ])
    expect(
      await run(
        'select rating_count, rating_sum from products where id = (select product_id from ratings where id = $1)',
        [id],
      ),
    ).toEqual([sums])
    expect(await run('select user_id, session_id from orders where id = $1', [placed.id])).toEqual([
      { user_id: null, session_id: null },
    ])
  })

  test('can be opened anew with the same address, and finds nothing of the old one', async () => {
    await orderAs(shop, person)
    await erase()
    await run(
      `insert into users (email, password_hash, segment, first_name, last_name)
       select $1, password_hash, 'b2c', 'X', 'Y' from users where password_hash is not null limit 1`,
      [person.email],
    )
    const again = await shop.visit({ email: person.email, password: 'kolofon-demo' })
    expect((await again.call('GET /v2.0/me/orders', { query: {} })).body.items).toEqual([])
  })
})

describe('an order that is under way', () => {
  test('keeps its contact until it has arrived, and its address opens it', async () => {
    const { placed } = await orderAs(shop, person)
    await erase()
    await inDays(400)
    const open = () =>
      shop.guest.call('POST /orders/{uuid}/details', { params: { uuid: placed.uuid }, body: { email: person.email } })
    expect((await open()).body).toMatchObject({ contact: { email: person.email } })
    await complete(placed.id)
    await inDays(61)
    expect((await open()).code).toBe('verification_failed')
    expect(
      await run('select total_gross > 0 as paid, contact, address from orders where id = $1', [placed.id]),
    ).toEqual([{ paid: true, contact: { email: '', firstName: '', lastName: '', phone: '' }, address: null }])
    expect(await run('select from wrong_order_totals')).toEqual([])
  })

  test('stays as it is while a withdrawal or a refund waits for the shop', async () => {
    const { placed } = await orderAs(shop, person)
    await complete(placed.id)
    await run(
      `insert into withdrawals (order_id, number, name, email, locale, declared_at) values ($1, $2, 'X', 'x@example.hu', 'hu', now())`,
      [placed.id, `${placed.number}-E1`],
    )
    await erase()
    const isNamed = async () => (await found()).some((row) => row.startsWith('public.orders:'))
    await inDays(100)
    expect(await isNamed()).toBe(true)
    await run(`update withdrawals set accepted_at = $2, refund_by = 'none', amount = 0 where order_id = $1`, [
      placed.id,
      shop.clock.now(),
    ])
    await run(
      `insert into refunds (payment_id, kind, amount, reason, at) select id, 'manual', 1, 'test', now() from payments where order_id = $1`,
      [placed.id],
    )
    await inDays(100)
    expect(await isNamed()).toBe(true)
    await run(`update refunds set status = 'done' where reason = 'test'`)
    await inDays(100)
    expect(await isNamed()).toBe(false)
  })

  test('of a deletion and an order at the same moment, either comes first and neither leaves a trace', async () => {
    const { id: variantId } = await findVariant(shop, 'book')
    for (const waitMs of [0, 20, 60, 120]) {
      person = await openAccount(shop, `zzegyszerre${waitMs}q`)
      const { named } = await orderAs(shop, person)
      await putStock(shop, variantId, 20)
      const cart = await fillCart(named, { items: [{ variantId }], delivery: 'home', payment: 'cash_on_delivery' })
      const order = async () => {
        await setTimeout(waitMs)
        return finalize(person.visitor, cart)
      }
      const [ordered, erased] = await Promise.all([order(), erase()])
      expect(erased.status).toBe(200)
      expect(ordered.status).toBeLessThan(500)
      const rows = await run(
        `select user_id, erased_at is not null as erased from orders where contact->>'email' = $1`,
        [person.email],
      )
      const detached = { user_id: null, erased: true }
      expect(rows).toEqual(ordered.status === 200 ? [detached, detached] : [detached])
      expect(tablesOf(await found())).toEqual(['goodbyes', 'orders'].map((table) => `public.${table}`))
    }
  })
})
