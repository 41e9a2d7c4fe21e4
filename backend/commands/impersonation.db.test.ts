import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'
import { ruleOf } from '../access/action-of.ts'
import {
  addToCart,
  fillCart,
  finalize,
  findVariant,
  openCart,
  putStock,
} from '../modules/checkout/checkout.test-support.ts'
import { openAccount, password, type Person } from '../modules/personal-data/personal-data.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../modules/orders/shop.test-support.ts'
import { deleteExpiredData } from '../modules/retention/service.ts'
import { runCommand } from './run-command.test-support.ts'
import { impersonateCustomer, setOperator } from './users.ts'

const minute = 60_000
let shop: TestShop
let count = 0
let operator: Person & { visitor: Visitor }
let customer: Person & { visitor: Visitor }

beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => {
  operator = await openAccount(shop, `zzugyintezo${++count}q`)
  customer = await openAccount(shop, `zzvevo${count}q`)
  await runCommand(shop, setOperator, [operator.email, 'on'])
})

const rows = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
const link = async (whom = customer.email, as = operator.email, reason = 'Telefonon kérte'): Promise<string> => {
  const { text } = await runCommand(shop, impersonateCustomer, [whom], { as, reason })
  return /^http:\/\/localhost:3000\/impersonate#token=([\w-]{43})$/.exec(text)?.[1] ?? ''
}
const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const enter = (token: string, as: Visitor = shop.guest) =>
  as.call('POST /login', { body: { grant_type: 'one_time_token', token } })
const begin = async (as?: Visitor): Promise<Visitor> => {
  const { body } = await enter(await link(), as)
  return { call: (name, ask) => shop.guest.call(name, { ...ask, ...withToken(body.access_token) }) }
}
const latest = async () =>
  (
    await rows('select * from impersonations where user_id = $1 order by link_expires_at desc limit 1', [customer.id])
  )[0]
const acts = async (id: string) =>
  (await rows('select action from impersonation_acts where impersonation_id = $1 order by id', [id])).map(
    ({ action }) => action,
  )

describe('the link', () => {
  test.each([
    ['an account that is no operator', () => link(operator.email, customer.email), /is no operator/],
    ['another operator', () => link(operator.email), /is no customer/],
    ['nobody', () => link('senki@example.hu'), /is no customer/],
    ['no reason', () => link(customer.email, operator.email, ' '), /say why/],
  ])('is refused for %s', async (_, make, message) => {
    await expect(make()).rejects.toThrow(message)
    expect(await latest()).toBeUndefined()
  })

  test('says whose account it is and why, as often as it is opened, and is stored as a hash', async () => {
    const token = await link()
    for (let time = 0; time < 2; time++)
      expect((await shop.guest.call('POST /v2.0/impersonations/details', { body: { token } })).body).toMatchObject({
        email: customer.email,
        reason: 'Telefonon kérte',
        minutes: 60,
      })
    expect(JSON.stringify(await latest())).not.toContain(token)
    expect((await enter(token)).status).toBe(200)
    expect((await shop.guest.call('POST /v2.0/impersonations/details', { body: { token } })).code).toBe(
      'link_not_valid',
    )
  })

  test('works once, however many use it at once', async () => {
    const token = await link()
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
    expect(await rows('select 1 from sessions where impersonator_id = $1', [operator.id])).toHaveLength(1)
  })

  test('works for ten minutes, and goes afterwards', async () => {
    const token = await link()
    shop.clock.advance(10 * minute)
    expect((await enter(token)).code).toBe('link_not_valid')
    await deleteExpiredData(shop.services)
    expect(await latest()).toBeUndefined()
  })

  test('of whoever is no operator any more, or for whoever has become one, does not work', async () => {
    const [one, other] = [await link(), await link()]
    await runCommand(shop, setOperator, [operator.email, 'off'])
    expect((await enter(one)).code).toBe('link_not_valid')
    await runCommand(shop, setOperator, [operator.email, 'on'])
    await runCommand(shop, setOperator, [customer.email, 'on'])
    expect((await enter(other)).code).toBe('link_not_valid')
  })
})

describe('the session', () => {
  test('is the customer’s, says when it ends, and ends after an hour whatever happens in it', async () => {
    const { body } = await enter(await link())
    expect(body).toMatchObject({
      customer: true,
      expires_in: null,
      merge: null,
      impersonation_ends_at: new Date(shop.clock.now().getTime() + 60 * minute).toISOString(),
    })
    const me = () => shop.guest.call('GET /v2.0/me', withToken(body.access_token))
    for (let time = 0; time < 3; time++) {
      expect((await me()).body.email).toBe(customer.email)
      shop.clock.advance(20 * minute - 1)
    }
    expect((await me()).status).toBe(200)
    shop.clock.advance(3)
    expect((await me()).status).toBe(401)
    expect((await latest()).ended_at).toBeNull()
  })

  test('ends at the next call when the operator is none any more', async () => {
    const session = await begin()
    await runCommand(shop, setOperator, [operator.email, 'off'])
    expect((await session.call('GET /v2.0/me')).status).toBe(401)
    expect((await operator.visitor.call('GET /v2.0/me')).status).toBe(200)
    expect((await latest()).ended_at).not.toBeNull()
  })

  test('ends when the customer becomes an operator', async () => {
    const session = await begin()
    await runCommand(shop, setOperator, [customer.email, 'on'])
    expect((await session.call('GET /v2.0/me')).status).toBe(401)
    expect((await customer.visitor.call('GET /v2.0/me')).status).toBe(200)
    expect((await latest()).ended_at).not.toBeNull()
  })

  test('ends when only the row of the user says so', async () => {
    const session = await begin()
    await rows('update users set operator = false where id = $1', [operator.id])
    expect((await session.call('GET /v2.0/me')).status).toBe(401)
  })

  test('ends when the customer signs out everywhere else', async () => {
    const session = await begin()
    await customer.visitor.call('DELETE /v2.0/me/sessions')
    expect((await session.call('GET /v2.0/me')).status).toBe(401)
    expect((await latest()).ended_at).not.toBeNull()
  })

  test('takes the place of the session in the browser, and takes no cart along', async () => {
    const book = await findVariant(shop, 'book')
    await putStock(shop, book.id, 50)
    const anonymous = await shop.visit()
    await addToCart(anonymous, await openCart(anonymous), book.id)
    const session = await begin(anonymous)
    expect((await anonymous.call('GET /draft_orders/current')).code).toBe('unauthenticated')
    expect((await session.call('GET /draft_orders/current')).body.draftOrder).toBeNull()
    const own = await begin(operator.visitor)
    expect((await operator.visitor.call('GET /v2.0/me')).status).toBe(401)
    expect((await own.call('GET /v2.0/me')).body.email).toBe(customer.email)
  })
})

describe('an act', () => {
  test('of the customer’s own is refused and not recorded', async () => {
    const session = await begin()
    const own = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter((name) => ruleOf(name).inPerson)
    expect(own).toEqual(expect.arrayContaining(['PUT /v2.0/me/password', 'DELETE /v2.0/me', 'GET /v2.0/me/export']))
    for (const name of own)
      expect(
        (
          await session.call(name, {
            params: { uuid: crypto.randomUUID(), id: 1 },
            ...(!name.startsWith('GET ') && { body: {} }),
          })
        ).code,
        name,
      ).toBe('forbidden')
    expect(await acts((await latest()).id)).toEqual([])
    expect((await customer.visitor.call('DELETE /v2.0/me', { body: { password } })).status).toBe(200)
  })

  test('is recorded by its name and time, with both persons and the reason; reading is not', async () => {
    const session = await begin()
    await session.call('GET /v2.0/me')
    await session.call('PATCH /v2.0/me', {
      body: { personalInfo: { name: { firstName: 'Titok', lastName: 'Kovács' } } },
    })
    await session.call('DELETE /v2.0/token/revoke')
    const row = await latest()
    expect(row).toMatchObject({ operator_id: operator.id, user_id: customer.id, reason: 'Telefonon kérte' })
    expect(row.ended_at).toEqual(shop.clock.now())
    expect(await acts(row.id)).toEqual(['customers.change', 'sessions.end'])
    expect(JSON.stringify(await rows('select * from impersonation_acts'))).not.toContain('Titok')
    expect((await customer.visitor.call('GET /v2.0/me/impersonations')).body.items).toEqual([
      { reason: 'Telefonon kérte', beganAt: row.began_at.toISOString(), endedAt: row.ended_at.toISOString() },
    ])
    expect((await operator.visitor.call('GET /v2.0/me/impersonations')).body.items).toEqual([])
  })

  test('that places an order stands in the history of the order', async () => {
    const session = await begin()
    const book = await findVariant(shop, 'book')
    await putStock(shop, book.id, 50)
    const cart = await fillCart(session, {
      items: [{ variantId: book.id }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const { body } = await finalize(session, cart)
    expect(
      await rows(
        `select reason from order_history h join orders o on o.id = h.order_id where o.uuid = $1 and o.user_id = $2 order by h.id limit 1`,
        [body.orderUuid, customer.id],
      ),
    ).toEqual([{ reason: `placed by operator ${operator.id} in the name of the customer` }])
  })

  test('stays on record when the customer is erased, without the person and the reason', async () => {
    const session = await begin()
    await session.call('PATCH /v2.0/me', { body: { personalInfo: { name: { firstName: 'A', lastName: 'B' } } } })
    const { id } = await latest()
    await customer.visitor.call('DELETE /v2.0/me', { body: { password } })
    await deleteExpiredData(shop.services)
    expect((await session.call('GET /v2.0/me')).status).toBe(401)
    expect(await rows('select operator_id, user_id, reason from impersonations where id = $1', [id])).toEqual([
      { operator_id: operator.id, user_id: null, reason: '' },
    ])
    expect(await acts(id)).toEqual(['customers.change'])
  })
})
