import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { refund } from '../payments/service.ts'
import { barionOrders } from './barion.test-support.ts'
import { cancelUnpaid, jobsOf, payAt, putStock } from './checkout.test-support.ts'
import { sweep } from './service.ts'

let shop: TestShop
let orders: Awaited<ReturnType<typeof barionOrders>>
beforeAll(async () => {
  shop = await openShop()
  orders = await barionOrders(shop)
})
afterAll(() => shop.close())
beforeEach(() => void (shop.barion.settings.fault = 'none'))

describe('on the return page', () => {
  test.each(['HUF', 'EUR'] as const)(
    'paid in %s: the order stands, with the number of the payment',
    async (currency) => {
      const placed = await orders.order(currency)
      expect(orders.bookOf(placed)).toMatchObject({
        orderRef: `${placed.number}-1`,
        total: placed.cart.totals.total.gross,
        currency,
      })
      const mails = (await jobsOf(shop, 'order-confirmation-mail')).length
      const { path, id } = await payAt(placed.paymentUrl, 'pay')
      expect(path).toBe(`/payment/return/${id}`)
      expect(await orders.check(id)).toBe('SUCCESSFUL')
      expect(await orders.stateOf(placed)).toMatchObject({
        status: 'finalized',
        payment: { method: 'barion', status: 'paid', transactionId: orders.bookOf(placed).paymentId, retryable: false },
      })
      await Promise.all(Array.from({ length: 5 }, () => orders.check(id)))
      expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(mails + 1)
    },
  )

  test.each([
    ['decline', 'ERROR', true],
    ['cancel', 'CANCELED', false],
    ['timeout', 'TIMEOUT', false],
  ] as const)('%s: not paid, to be tried again', async (outcome, result, showsNumber) => {
    const placed = await orders.order()
    expect(await orders.check((await payAt(placed.paymentUrl, outcome)).id)).toBe(result)
    expect(await orders.stateOf(placed)).toMatchObject({
      status: 'under_payment',
      payment: {
        status: 'not_paid',
        result,
        transactionId: showsNumber ? orders.bookOf(placed).paymentId : null,
        retryable: true,
      },
    })
    const { visitor, uuid } = placed
    const again = await visitor.call('POST /orders/{uuid}/payment', { params: { uuid } })
    expect(again.body.paymentUrl).not.toBe(placed.paymentUrl)
    expect(await orders.check((await payAt(again.body.paymentUrl, 'pay')).id)).toBe('SUCCESSFUL')
    expect(await orders.stateOf(placed)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
  })

  test('the bank is still checking: pending, then paid', async () => {
    const placed = await orders.order()
    const { id } = await payAt(placed.paymentUrl, 'hold')
    expect(await orders.check(id)).toBe('PENDING')
    await shop.barion.app.request(`/barion/control/transactions/${placed.number}-1`, {
      method: 'POST',
      body: '{"outcome":"pay","notify":"never"}',
    })
    expect(await orders.check(id)).toBe('SUCCESSFUL')
  })

  test('another sum than was asked for changes nothing, and neither does another order', async () => {
    const placed = await orders.order()
    const { id } = await payAt(placed.paymentUrl, 'pay')
    const payment = orders.bookOf(placed)
    payment.total -= 1
    expect(await orders.check(id)).toBe('PENDING')
    payment.total += 1
    payment.orderRef = 'KOL-1'
    expect(await orders.check(id)).toBe('PENDING')
    expect(await orders.stateOf(placed)).toMatchObject({ payment: { status: 'in_progress' } })
    payment.orderRef = `${placed.number}-1`
    expect(await orders.check(id)).toBe('SUCCESSFUL')
  })

  test('while Barion is away nothing is decided', async () => {
    const placed = await orders.order()
    const { id } = await payAt(placed.paymentUrl, 'pay')
    for (const fault of ['down', 'malformed', 'lost-answer'] as const) {
      shop.barion.settings.fault = fault
      expect(await orders.check(id)).toBe('PENDING')
    }
    shop.barion.settings.fault = 'none'
    expect(await orders.check(id)).toBe('SUCCESSFUL')
  })
})

describe('a start', () => {
  test.each(['down', 'lost-answer', 'malformed'] as const)(
    '%s: the order stands and can be paid later',
    async (fault) => {
      shop.barion.settings.fault = fault
      const placed = await orders.order()
      expect(placed.paymentUrl).toBe('')
      expect(await orders.stateOf(placed)).toMatchObject({ payment: { status: 'created', retryable: true } })
      shop.barion.settings.fault = 'none'
      const { visitor, uuid } = placed
      const again = await visitor.call('POST /orders/{uuid}/payment', { params: { uuid } })
      expect(await orders.check((await payAt(again.body.paymentUrl, 'pay')).id)).toBe('SUCCESSFUL')
      expect(orders.ledgerOf(placed).filter(({ status }) => status === 'Succeeded')).toHaveLength(1)
    },
  )

  test('that was lost and never repeated ends with its time', async () => {
    shop.barion.settings.fault = 'lost-answer'
    const placed = await orders.order()
    shop.barion.settings.fault = 'none'
    expect(await orders.check(await orders.attemptOf(placed))).toBe('PENDING')
    shop.clock.advance(31 * 60_000)
    await sweep(shop.services)
    expect(await orders.stateOf(placed)).toMatchObject({ payment: { status: 'not_paid', result: 'TIMEOUT' } })
  })
})

describe('paying on delivery instead', () => {
  const payCash = ({ visitor, uuid }: Pick<Awaited<ReturnType<typeof orders.order>>, 'visitor' | 'uuid'>) =>
    visitor.call('PUT /orders/{uuid}/payment_method', { params: { uuid }, body: { paymentMethod: 'cash_on_delivery' } })

  test('not as long as the payment is open there, because nobody can withdraw it', async () => {
    const placed = await orders.order()
    expect(await payCash(placed)).toMatchObject({ status: 409, code: 'payment_in_progress' })
    await payAt(placed.paymentUrl, 'cancel')
    expect((await payCash(placed)).body).toMatchObject({
      status: 'finalized',
      payment: { method: 'cash_on_delivery', status: 'created' },
    })
  })

  test('not when it is paid already', async () => {
    const placed = await orders.order()
    await payAt(placed.paymentUrl, 'pay')
    expect(await payCash(placed)).toMatchObject({ status: 409, code: 'payment_not_needed' })
    expect(await orders.stateOf(placed)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
  })
})

test('money that came in vain is given back once', async () => {
  const placed = await orders.order()
  shop.clock.advance(60 * 60_000)
  await cancelUnpaid(shop, placed.uuid)
  await putStock(shop, orders.book, 0)
  const payment = orders.bookOf(placed)
  payment.status = 'Succeeded'
  for (let times = 0; times < 2; times++)
    expect((await orders.callback(`PaymentId=${payment.paymentId}`)).status).toBe(200)
  const { refundId } = (await jobsOf(shop, 'refund')).at(-1) as { refundId: number }
  shop.barion.settings.fault = 'lost-answer'
  await expect(refund(shop.services, refundId)).rejects.toThrow('Payment provider')
  shop.barion.settings.fault = 'none'
  await refund(shop.services, refundId)
  await refund(shop.services, refundId)
  expect(payment.refunds.map(({ amount }) => amount)).toEqual([payment.total])
})
