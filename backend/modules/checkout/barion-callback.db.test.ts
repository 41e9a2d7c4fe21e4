import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { barionOrders } from './barion.test-support.ts'
import { fillCart, finalize, jobsOf, methodKeys, payAt, putStock } from './checkout.test-support.ts'
import { sweep } from './service.ts'

let shop: TestShop
let orders: Awaited<ReturnType<typeof barionOrders>>
beforeAll(async () => {
  shop = await openShop()
  orders = await barionOrders(shop)
})
afterAll(() => shop.close())
beforeEach(() => void (shop.barion.settings.fault = 'none'))

const count = async (table: 'payment_notifications' | 'refused_notifications') => {
  const what = table === 'payment_notifications' ? 'count(*)' : 'coalesce(sum(count), 0)'
  const { rows } = await shop.connection.pool.query<{ n: number }>(
    `select (${what})::int as n from ${table} where provider = 'barion'`,
  )
  return rows[0]?.n
}

describe('the callback', () => {
  test('before the return: the order stands already', async () => {
    const placed = await orders.order()
    const stored = (await count('payment_notifications')) ?? 0
    await payAt(placed.paymentUrl, 'pay', 'before')
    expect(await orders.stateOf(placed)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
    expect(orders.bookOf(placed).notifications).toMatchObject([{ acknowledged: true }])
    expect(await count('payment_notifications')).toBe(stored + 1)
  })

  test.each([
    ['after', 1],
    ['twice', 2],
  ])('%s: paid once', async (notify, times) => {
    const placed = await orders.order()
    const mails = (await jobsOf(shop, 'order-confirmation-mail')).length
    await payAt(placed.paymentUrl, 'pay', notify)
    await expect.poll(() => orders.bookOf(placed).notifications, { timeout: 10_000 }).toHaveLength(times)
    expect(orders.bookOf(placed).notifications.every(({ acknowledged }) => acknowledged)).toBe(true)
    expect(await orders.stateOf(placed)).toMatchObject({ status: 'finalized' })
    expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(mails + 1)
  })

  test('never, and nobody comes back: the sweeper asks', async () => {
    const placed = await orders.order()
    await payAt(placed.paymentUrl, 'pay', 'never')
    shop.clock.advance(2 * 60_000)
    await sweep(shop.services)
    expect(await orders.stateOf(placed)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
  })

  test('of an expired payment: the attempt is over', async () => {
    const placed = await orders.order()
    shop.clock.advance(31 * 60_000)
    orders.bookOf(placed)
    await expect.poll(() => orders.bookOf(placed).notifications, { timeout: 10_000 }).toHaveLength(1)
    expect(await orders.stateOf(placed)).toMatchObject({ payment: { status: 'not_paid', result: 'TIMEOUT' } })
  })

  test('proves nothing: of an open payment anybody may claim what they like', async () => {
    const placed = await orders.order()
    const { paymentId } = orders.bookOf(placed)
    const answer = await orders.callback(`PaymentId=${paymentId}&Status=Succeeded`)
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect((await orders.callback('', `?paymentId=${paymentId}`)).status).toBe(200)
    expect(await orders.stateOf(placed)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
  })

  test('of a payment that we do not know, or that names none, is counted and not stored', async () => {
    const [stored, refused] = [await count('payment_notifications'), (await count('refused_notifications')) ?? 0]
    expect((await orders.callback(`PaymentId=${'0'.repeat(32)}`)).status).toBe(404)
    expect((await orders.callback('PaymentId=1')).status).toBe(403)
    expect((await orders.callback('')).status).toBe(403)
    expect([await count('payment_notifications'), await count('refused_notifications')]).toEqual([stored, refused + 3])
  })

  test('is not acknowledged while Barion does not answer, and comes again', async () => {
    const placed = await orders.order()
    await payAt(placed.paymentUrl, 'pay', 'never')
    shop.barion.settings.fault = 'down'
    expect((await orders.callback(`PaymentId=${orders.bookOf(placed).paymentId}`)).status).toBe(503)
    shop.barion.settings.fault = 'none'
    expect((await orders.callback(`PaymentId=${orders.bookOf(placed).paymentId}`)).status).toBe(200)
    expect(await orders.stateOf(placed)).toMatchObject({ status: 'finalized' })
  })
})

test('60 callbacks an hour are followed for one payment', async () => {
  const { limitFactor } = shop.services.settings
  shop.services.settings.limitFactor = 1
  const placed = await orders.order()
  const post = async () => (await orders.callback(`PaymentId=${orders.bookOf(placed).paymentId}`)).status
  const statuses: number[] = []
  for (let times = 0; times < 61; times++) statuses.push(await post())
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  shop.clock.advance(3_600_000)
  expect(await post()).toBe(200)
  shop.services.settings.limitFactor = limitFactor
})

describe('a shop without an account at Barion', () => {
  const withoutBarion = async (work: () => Promise<void>) => {
    const { barion, ...others } = shop.services.payments
    const known = shop.services.payments
    shop.services.payments = others
    try {
      expect(barion).toBeDefined()
      await work()
    } finally {
      shop.services.payments = known
    }
  }
  const offered = async ({ visitor, cart }: Pick<Awaited<ReturnType<typeof orders.order>>, 'visitor' | 'cart'>) =>
    (await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid: cart.uuid } })).body.items.map(
      ({ paymentMethod }) => paymentMethod.key,
    )

  test('does not offer it, and refuses it', async () => {
    await putStock(shop, orders.book, 5)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: orders.book }], delivery: 'home', payment: 'barion' })
    expect(await offered({ visitor, cart })).toEqual(methodKeys('home'))
    await withoutBarion(async () => {
      expect(await offered({ visitor, cart })).toEqual(methodKeys('home').filter((key) => key !== 'barion'))
      expect(await finalize(visitor, cart)).toMatchObject({ status: 422, code: 'payment_method_not_available' })
      const { body } = await shop.guest.call('GET /v2.0/config_entries')
      expect(body.available_online_payment_methods).toEqual(['simplepay', 'online'])
      expect((await orders.callback(`PaymentId=${'0'.repeat(32)}`)).status).toBe(404)
    })
  })

  test('leaves payments open that were begun before, until it is back', async () => {
    const placed = await orders.order()
    const { id } = await payAt(placed.paymentUrl, 'pay')
    await withoutBarion(async () => {
      expect(await orders.check(id)).toBe('PENDING')
      shop.clock.advance(2 * 60_000)
      await sweep(shop.services)
      expect(await orders.stateOf(placed)).toMatchObject({ payment: { status: 'in_progress' } })
    })
    expect(await orders.check(id)).toBe('SUCCESSFUL')
  })
})
