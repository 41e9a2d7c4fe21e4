import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, payAt, putStock } from './checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

const hour = 3_600_000
let shop: TestShop
let ebook: number
let book: number

beforeAll(async () => {
  shop = await openShop(1)
  ebook = (await findVariant(shop, 'ebook')).id
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 1_000)
})
afterAll(() => shop.close())
afterEach(() => shop.connection.pool.query('delete from rate_limits'))

let mailboxes = 0
const nextMailbox = () => `vevo${++mailboxes}@example.hu`

/** Places an order that is paid by card or on delivery. */
const order = async (visitor: Visitor, { email = nextMailbox(), client = '192.0.2.1', cash = false } = {}) => {
  const cart = await fillCart(visitor, {
    items: [{ variantId: book }],
    delivery: 'home',
    payment: cash ? 'cash_on_delivery' : 'simplepay',
  })
  await shop.connection.pool.query(
    `update draft_orders set forms = jsonb_set(forms, '{contact,email}', to_jsonb($2::text)) where uuid = $1`,
    [cart.uuid, email],
  )
  return visitor.call('POST /draft_orders/{uuid}/finalize', {
    params: { uuid: cart.uuid },
    body: { version: cart.version, expectedTotal: cart.totals.total.gross },
    headers: { 'X-Client-IP': client },
  })
}

const refused = { status: 429, code: 'too_many_orders' }

test.each([false, true])(
  'ten unpaid orders a session (on delivery: %s), then one that is paid makes room',
  async (cash) => {
    const visitor = await shop.visit()
    const first = await order(visitor)
    for (let placed = 1; placed < 10; placed++) expect((await order(visitor, { cash })).status).toBe(200)
    const eleventh = await order(visitor, { cash })
    expect(eleventh).toMatchObject(refused)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
    const { id, r, s } = await payAt(first.body.paymentUrl ?? '', 'pay')
    await visitor.call('GET /v2.0/transactions/{id}/check', { params: { id }, query: { r, s } })
    expect((await order(visitor, { cash })).status).toBe(200)
    expect(await order(visitor, { cash })).toMatchObject(refused)
    shop.clock.advance(6 * hour)
    expect((await order(visitor, { cash })).status).toBe(200)
  },
)

test('what is refused leaves the cart as it was, and speaks both languages', async () => {
  const visitor = await shop.visit()
  for (let placed = 0; placed < 10; placed++) await order(visitor)
  const cart = await fillCart(visitor, { items: [{ variantId: ebook }] })
  for (const [language, text] of [
    ['hu', 'írj nekünk'],
    ['en', 'write to us'],
  ]) {
    const body = { version: cart.version, expectedTotal: cart.totals.total.gross }
    const reply = await visitor.call('POST /draft_orders/{uuid}/finalize', {
      params: { uuid: cart.uuid },
      body,
      headers: { 'Accept-Language': language ?? '' },
    })
    expect((reply.body as unknown as { error: { message: string } }).error.message).toContain(text)
  }
  shop.clock.advance(6 * hour)
  expect((await finalize(visitor, cart)).status).toBe(200)
})

test('ten a mailbox, whatever session and spelling', async () => {
  const spellings = [
    'anna@gmail.com',
    'ANNA@gmail.com',
    'a.n.n.a@gmail.com',
    'anna+kolofon@gmail.com',
    'an.na+1@googlemail.com',
  ]
  for (let placed = 0; placed < 10; placed++)
    expect((await order(await shop.visit(), { email: spellings[placed % 5] ?? '' })).status).toBe(200)
  expect(await order(await shop.visit(), { email: 'ann.a+new@gmail.com' })).toMatchObject(refused)
  expect((await order(await shop.visit(), { email: 'bela@gmail.com' })).status).toBe(200)
})

test('sixty an hour from one client, all addresses of an IPv6 network being one', async () => {
  await shop.connection.pool.query(`insert into rate_limits values ('order_client:2001:db8:0:1::/64', 59, $1)`, [
    shop.clock.now().getTime() + hour,
  ])
  expect((await order(await shop.visit(), { client: '2001:db8:0:1::7' })).status).toBe(200)
  expect(await order(await shop.visit(), { client: '[2001:db8:0:1:ffff::9]:443' })).toMatchObject(refused)
  expect((await order(await shop.visit(), { client: '2001:db8:0:2::7' })).status).toBe(200)
})

test('an order that fails is not counted', async () => {
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: ebook }] })
  for (let tries = 0; tries < 12; tries++)
    expect(await finalize(visitor, cart, { expectedTotal: 1 })).toMatchObject({ code: 'cart_changed' })
  expect((await finalize(visitor, cart)).status).toBe(200)
})

test('the button is pressed twenty times a minute at most', async () => {
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: ebook }] })
  for (let tries = 0; tries < 20; tries++) await finalize(visitor, cart, { expectedTotal: 1 })
  expect(await finalize(visitor, cart)).toMatchObject({ status: 429, code: 'too_many_requests' })
  shop.clock.advance(60_000)
  expect((await finalize(visitor, cart)).status).toBe(200)
})
