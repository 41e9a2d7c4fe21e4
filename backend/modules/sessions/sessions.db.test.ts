import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { addToCart, findVariant, openCart } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

const minute = 60_000
const account = { grant_type: 'password', email: 'olvaso@kolofon.example', password: demoPassword }
let shop: TestShop

beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const signIn = async (body: object, token?: string): Promise<string> =>
  (await shop.guest.call('POST /login', { body, ...(token && withToken(token)) })).body.access_token
const me = async (token: string): Promise<number> => (await shop.guest.call('GET /v2.0/me', withToken(token))).status
const cartOf = async (token: string) =>
  (await shop.guest.call('GET /draft_orders/current', withToken(token))).body.draftOrder
const seenWrites = async (): Promise<number> =>
  Number(
    (await shop.connection.pool.query<{ n: string }>('select sum(extract(epoch from last_seen_at)) as n from sessions'))
      .rows[0]?.n,
  )

describe('idleness', () => {
  test('ends a session that is not remembered after half an hour without a call', async () => {
    const token = await signIn({ ...account, remember: false })
    for (let time = 0; time < 4; time++) {
      shop.clock.advance(25 * minute)
      expect(await me(token)).toBe(200)
    }
    shop.clock.advance(30 * minute)
    expect(await me(token)).toBe(401)
  })

  test('does not end a remembered session, which lives for the thirty days of its cookie and no longer', async () => {
    const token = await signIn({ ...account, remember: true })
    shop.clock.advance(30 * 24 * 60 * minute - 1_000)
    expect(await me(token)).toBe(200)
    shop.clock.advance(1_000)
    expect(await me(token)).toBe(401)
  })

  test("does not end a cart's own session", async () => {
    const token = await signIn({ grant_type: 'anonymous' })
    shop.clock.advance(29 * 24 * 60 * minute)
    expect((await shop.guest.call('GET /draft_orders/current', withToken(token))).status).toBe(200)
  })

  test('is written once a minute at most, and only for sessions that are not remembered', async () => {
    const [idle, remembered] = [
      await signIn({ ...account, remember: false }),
      await signIn({ ...account, remember: true }),
    ]
    const before = await seenWrites()
    shop.clock.advance(59_000)
    await Promise.all([me(idle), me(remembered)])
    expect(await seenWrites()).toBe(before)
    shop.clock.advance(2_000)
    await me(idle)
    await me(remembered)
    expect(await seenWrites()).toBe(before + 61)
  })
})

describe('signing in', () => {
  test('ends the session that made the call: the token of the cart is refused at once', async () => {
    const anonymous = await signIn({ grant_type: 'anonymous' })
    const token = await signIn({ ...account, remember: true }, anonymous)
    expect((await shop.guest.call('GET /draft_orders/current', withToken(anonymous))).code).toBe('unauthenticated')
    expect(await me(token)).toBe(200)
    const next = await signIn({ ...account, remember: true }, token)
    expect([await me(token), await me(next)]).toEqual([401, 200])
  })

  test('with a wrong password ends nothing', async () => {
    const anonymous = await signIn({ grant_type: 'anonymous' })
    await shop.guest.call('POST /login', { body: { ...account, password: 'x' }, ...withToken(anonymous) })
    expect((await shop.guest.call('GET /draft_orders/current', withToken(anonymous))).status).toBe(200)
  })

  test('gives the cart to the customer, or merges it into the one that the customer has', async () => {
    const [one, both, other] = await Promise.all([
      findVariant(shop, 'book', 3),
      findVariant(shop, 'book', 4),
      findVariant(shop, 'book', 5),
    ])
    await shop.connection.pool.query('update stock_items set on_hand = reserved + 20')
    const guestCart = async (items: [number, number][]) => {
      const visitor = await shop.visit()
      let cart = await openCart(visitor)
      for (const [id, quantity] of items) cart = await addToCart(visitor, cart, id, quantity)
      return { cart, visitor }
    }
    const lines = async (token: string) =>
      Object.fromEntries((await cartOf(token))?.items.map(({ variantId, quantity }) => [variantId, quantity]) ?? [])
    const tokenOf = (visitor: Awaited<ReturnType<typeof guestCart>>['visitor']) =>
      visitor.call('POST /login', { body: { ...account, remember: true } }).then(({ body }) => body.access_token)

    const first = await guestCart([
      [one.id, 1],
      [both.id, 2],
    ])
    const token = await tokenOf(first.visitor)
    expect(await lines(token)).toEqual({ [one.id]: 1, [both.id]: 2 })
    expect((await cartOf(token))?.uuid).toBe(first.cart.uuid)

    const second = await guestCart([
      [both.id, 1],
      [other.id, 3],
    ])
    expect(await lines(await tokenOf(second.visitor))).toEqual({ [one.id]: 1, [both.id]: 1, [other.id]: 3 })
    expect((await cartOf(token))?.version).toBeGreaterThan(first.cart.version)
    const { rows } = await shop.connection.pool.query('select 1 from draft_orders where uuid = $1', [second.cart.uuid])
    expect(rows).toEqual([])
  })
})

test('signing out ends the session at once', async () => {
  const token = await signIn({ ...account, remember: true })
  expect((await shop.guest.call('DELETE /v2.0/token/revoke', withToken(token))).status).toBe(200)
  expect(await me(token)).toBe(401)
})

test('a token has 256 bits, is new each time, and only its hash is stored', async () => {
  const tokens = [await signIn({ grant_type: 'anonymous' }), await signIn({ grant_type: 'anonymous' })]
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await shop.connection.pool.query<{ row: string }>(
    'select to_jsonb(sessions)::text as row from sessions',
  )
  const stored = rows.map(({ row }) => row).join()
  for (const token of tokens)
    expect([stored.includes(token), stored.includes(createHash('sha256').update(token).digest('base64url'))]).toEqual([
      false,
      true,
    ])
})

test('a deleted customer has no session any more', async () => {
  const { pool } = shop.connection
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, segment, first_name, last_name) values ('leaving@example.hu', 'b2c', 'A', 'B') returning id`,
  )
  const token = randomUUID()
  await pool.query(
    `insert into sessions (id, token_hash, user_id, segment, remember, created_at, expires_at) values ($1, $2, $3, 'b2c', true, $4::timestamptz, $4::timestamptz + interval '1 day')`,
    [randomUUID(), createHash('sha256').update(token).digest('base64url'), rows[0]?.id, shop.clock.now()],
  )
  expect(await me(token)).toBe(200)
  await pool.query('delete from users where id = $1', [rows[0]?.id])
  expect(await me(token)).toBe(401)
})
