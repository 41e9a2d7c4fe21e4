import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { fillCart, finalize, findVariant, payAt, putStock } from './checkout.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())
beforeEach(() => void (shop.simulator.settings.fault = 'none'))

interface Placed {
  visitor: Visitor
  uuid: string
  number: string
  paymentUrl: string
}

const order = async (payment: 'simplepay' | 'barion' | 'online'): Promise<Placed> => {
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment })
  const { body } = await finalize(visitor, cart)
  return { visitor, uuid: body.orderUuid, number: body.orderNumber, paymentUrl: body.paymentUrl ?? '' }
}
const check = async (id: string) =>
  (await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id } })).body.result
const change = ({ visitor, uuid }: Placed, paymentMethod: string) =>
  visitor.call('PUT /orders/{uuid}/payment_method', { params: { uuid }, body: { paymentMethod } })
const pay = async ({ visitor, uuid }: Placed) =>
  (await visitor.call('POST /orders/{uuid}/payment', { params: { uuid } })).body.paymentUrl
const stateOf = async ({ visitor, uuid }: Placed) =>
  (await visitor.call('GET /orders/{uuid}/state', { params: { uuid } })).body
const attemptsOf = async ({ uuid }: Placed) =>
  (
    await shop.connection.pool.query<{ method: string; status: string }>(
      `select p.method, p.status from payments p join orders o on o.id = p.order_id where o.uuid = $1 order by attempt`,
      [uuid],
    )
  ).rows.map(({ method, status }) => `${method} ${status}`)

const othersThan = (method: string) => ['simplepay', 'barion', 'online'].filter((one) => one !== method)

test.each([
  ['simplepay', 'barion'],
  ['barion', 'online'],
  ['online', 'simplepay'],
] as const)('%s has refused: the order is paid by %s, under a new reference', async (first, second) => {
  const placed = await order(first)
  await check((await payAt(placed.paymentUrl, 'decline')).id)
  expect((await stateOf(placed)).payment).toMatchObject({
    method: first,
    result: 'ERROR',
    otherMethods: othersThan(first),
  })
  expect((await change(placed, second)).body).toMatchObject({
    status: 'under_payment',
    payment: { method: second, status: 'created', result: null, otherMethods: othersThan(second) },
  })
  // A second click finds the change done.
  expect((await change(placed, second)).status).toBe(200)
  expect(await check((await payAt(await pay(placed), 'pay')).id)).toBe('SUCCESSFUL')
  expect(await stateOf(placed)).toMatchObject({
    status: 'finalized',
    payment: { method: second, status: 'paid', otherMethods: [] },
  })
  expect(await attemptsOf(placed)).toEqual([`${first} not_paid`, `${second} paid`])
})

test('an open payment is withdrawn first where the provider can do that', async () => {
  const placed = await order('simplepay')
  expect((await change(placed, 'barion')).status).toBe(200)
  expect(shop.simulator.ledger.all().find(({ orderRef }) => orderRef === `${placed.number}-1`)?.status).toBe(
    'CANCELLED',
  )
  const other = await order('barion')
  expect(await change(other, 'simplepay')).toMatchObject({ status: 409, code: 'payment_in_progress' })
  await payAt(other.paymentUrl, 'cancel')
  expect((await change(other, 'simplepay')).status).toBe(200)
})

test('a payment of the old method that goes through all the same pays the order once; the second is given back', async () => {
  const placed = await order('simplepay')
  await check((await payAt(placed.paymentUrl, 'decline')).id)
  await change(placed, 'barion')
  const { id } = await payAt(await pay(placed), 'pay')
  const first = shop.simulator.ledger.all().find(({ orderRef }) => orderRef === `${placed.number}-1`)
  if (first) first.status = 'FINISHED'
  await shop.simulator.app.request(`/control/transactions/${placed.number}-1`, {
    method: 'POST',
    body: '{"notify":"before"}',
  })
  expect(await stateOf(placed)).toMatchObject({ status: 'finalized' })
  await check(id)
  expect((await attemptsOf(placed)).filter((one) => one.endsWith(' paid'))).toHaveLength(1)
  const { rows } = await shop.connection.pool.query(
    'select 1 from refunds r join payments p on p.id = r.payment_id where p.order_ref like $1',
    [`${placed.number}%`],
  )
  expect(rows).toHaveLength(1)
})

test('not to a method that the shop does not offer, and not when it is too late', async () => {
  const placed = await order('simplepay')
  await check((await payAt(placed.paymentUrl, 'decline')).id)
  const refused = { status: 422, code: 'payment_method_not_available' }
  expect(await change(placed, 'cheque')).toMatchObject(refused)
  const { barion, ...others } = shop.services.payments
  const all = shop.services.payments
  shop.services.payments = others
  expect(barion).toBeDefined()
  expect((await stateOf(placed)).payment.otherMethods).toEqual(['online'])
  expect(await change(placed, 'barion')).toMatchObject(refused)
  shop.services.payments = all
  shop.clock.advance(31 * 60_000)
  expect((await stateOf(placed)).payment.otherMethods).toEqual([])
  expect(await change(placed, 'barion')).toMatchObject({ status: 409, code: 'order_not_payable' })
})
