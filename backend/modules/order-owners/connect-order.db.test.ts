import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPeople, type People } from '../../access/actors.test-support.ts'
import { contact, fillCart, finalize, findVariant } from '../checkout/checkout.test-support.ts'
import { signInCustomer } from '../orders/customer.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let customer: Visitor
let other: Visitor
beforeAll(async () => {
  shop = await openShop(1)
  customer = await signIn()
  other = await signIn()
})
afterAll(() => shop.close())

/** Each is a customer of its own. */
const signIn = (people?: People) => signInCustomer(shop, people)

/** An order that its buyer proves by an e-mail address of its own, because tries are counted by address. */
const order = async (visitor?: Visitor) => {
  const email = `${randomUUID()}@example.hu`
  const buyer = visitor ?? (await shop.visit())
  const { id } = await findVariant(shop, 'ebook')
  const cart = await fillCart(buyer, { items: [{ variantId: id }] })
  const { body: filled } = await buyer.call('PATCH /draft_orders/{uuid}', {
    params: { uuid: cart.uuid },
    body: { version: cart.version, contact: { ...contact, email } },
  })
  const { orderUuid: uuid, orderNumber: number } = (await finalize(buyer, filled)).body
  return { uuid, number, email, buyer }
}

const connect = (visitor: Visitor, body: object) => visitor.call('POST /v2.0/me/orders/connect', { body })
const sees = async (visitor: Visitor, uuid: string) =>
  (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).status === 200

test('by number and address, however both are written: the order is the customer’s, on every device', async () => {
  const people = await insertPeople(shop.connection)
  const [here, elsewhere] = [await signIn(people), await signIn(people)]
  const { uuid, number, email, buyer } = await order()
  expect(await sees(here, uuid)).toBe(false)
  const named = { number: ` ${number.toLowerCase()} `, email: email.toUpperCase() }
  expect(await connect(here, named)).toMatchObject({ status: 200, body: { uuid } })
  expect([await sees(here, uuid), await sees(elsewhere, uuid)]).toEqual([true, true])
  // The session that placed it has no account: it now needs the address, as anybody else does.
  expect(await sees(buyer, uuid)).toBe(false)
})

test('by the uuid of an order whose address the customer has written', async () => {
  const { uuid, email } = await order()
  const connectable = async () =>
    (await customer.call('POST /orders/{uuid}/details', { params: { uuid }, body: { email } })).body.connectable
  expect(await connectable()).toBe(true)
  expect(
    (await shop.guest.call('POST /orders/{uuid}/details', { params: { uuid }, body: { email } })).body,
  ).toMatchObject({ connectable: false })
  expect((await connect(customer, { uuid, email })).status).toBe(200)
  expect(await connectable()).toBe(false)
  expect(await sees(customer, uuid)).toBe(true)
})

test('twice is as good as once', async () => {
  const { uuid, email } = await order()
  await connect(customer, { uuid, email })
  expect(await connect(customer, { uuid, email })).toMatchObject({ status: 200, body: { uuid } })
})

test('its ratings become the customer’s, and of two of one book the later one stays', async () => {
  const reader = await signIn()
  const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
  const rateAs = async (first: 'account' | 'guest') => {
    const { uuid, email } = await order()
    await run(`update orders set status = 'fulfilled' where uuid = $1`, [uuid])
    const [{ variant_id: variantId, product_id: productId }] = await run(
      `select variant_id, product_id from order_items i join variants v on v.id = i.variant_id
       where order_id = (select id from orders where uuid = $1)`,
      [uuid],
    )
    const guest = () =>
      shop.guest.call('PUT /orders/{uuid}/ratings', {
        params: { uuid },
        body: { email, books: [{ variantId, stars: 1 }], order: { stars: 2 } },
      })
    const account = () =>
      reader.call('POST /v2.0/variants/{id}/ratings', { params: { id: variantId }, body: { stars: 5 } })
    for (const rate of first === 'account' ? [account, guest] : [guest, account]) {
      shop.clock.advance(1_000)
      expect((await rate()).status).toBe(200)
    }
    await run(`update ratings set status = 'approved' where product_id = $1`, [productId])
    expect((await connect(reader, { uuid, email })).status).toBe(200)
    const [sums] = await run('select rating_count, rating_sum from products where id = $1', [productId])
    const [{ count, sum }] = await run(
      `select count(*)::int, sum(stars)::int from ratings where product_id = $1 and status = 'approved'`,
      [productId],
    )
    expect(sums).toEqual({ rating_count: count, rating_sum: sum })
    const own = (await reader.call('GET /v2.0/variants/{id}/ratings/own', { params: { id: variantId } })).body
    return [(await reader.call('GET /v2.0/me/ratings')).body.items.map(({ stars }) => stars), own.rating?.stars]
  }
  expect(await rateAs('account')).toEqual([[1], 1])
  expect(await rateAs('guest')).toEqual([[5], 5])
})

test('an order of another customer stays theirs, whether it was placed or connected', async () => {
  const placed = await order(other)
  const connected = await order()
  await connect(other, { uuid: connected.uuid, email: connected.email })
  for (const { uuid, number, email } of [placed, connected])
    for (const named of [
      { uuid, email },
      { number, email },
    ]) {
      expect(await connect(customer, named)).toMatchObject({ status: 409, code: 'order_of_another_account' })
      expect([await sees(customer, uuid), await sees(other, uuid)]).toEqual([false, true])
    }
})

test('of two customers at once one gets it', async () => {
  for (let round = 0; round < 4; round++) {
    const { uuid, email } = await order()
    const replies = await Promise.all([customer, other].map((one) => connect(one, { uuid, email })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([await sees(customer, uuid), await sees(other, uuid)]).toEqual(replies.map(({ status }) => status === 200))
  }
})

test('a wrong number, a wrong uuid and a wrong address get the same answer', async () => {
  const { uuid, number, email } = await order()
  const wrong = 'else@example.hu'
  const answers = [
    { number: 'K-2026-999999', email },
    { number, email: wrong },
    { uuid: randomUUID(), email },
    { uuid, email: wrong },
  ].map(async (named) => {
    const { status, body } = await connect(customer, named)
    return { status, error: { ...(body as unknown as { error: object }).error, requestId: '' } }
  })
  const [first, ...others] = await Promise.all(answers)
  expect(first).toMatchObject({ status: 403, error: { code: 'verification_failed' } })
  for (const one of others) expect(one).toEqual(first)
  expect(await sees(customer, uuid)).toBe(false)
})

test('for customers alone, and with exactly one name of the order', async () => {
  const { uuid, number, email, buyer } = await order()
  expect((await connect(shop.guest, { uuid, email })).status).toBe(401)
  expect((await connect(buyer, { uuid, email })).status).toBe(403)
  for (const body of [{ uuid }, { number }, { email }, { uuid, number, email }])
    expect(await connect(customer, body)).toMatchObject({ status: 400, code: 'invalid_data_provided' })
})

test('nobody counts numbers up, nor tries addresses at one order', async () => {
  const { uuid, number, email } = await order()
  for (let tries = 0; tries < 10; tries++)
    await connect(customer, { number: `K-2026-${String(tries).padStart(6, '9')}`, email })
  expect(await connect(customer, { number, email })).toMatchObject({ status: 429, code: 'too_many_requests' })
  for (let tries = 0; tries < 10; tries++) await connect(customer, { uuid, email: `${tries}@example.hu` })
  expect(await connect(customer, { uuid, email })).toMatchObject({ status: 429, code: 'too_many_requests' })
})
