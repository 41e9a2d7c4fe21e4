import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, jobsOf, payAt, putStock, stockOf } from './checkout.test-support.ts'
import type { PaymentProvider } from '../../ports/payments/port.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let book: number
let ebook: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  ebook = (await findVariant(shop, 'ebook')).id
})
afterAll(() => shop.close())

const order = async (variantId = book) => {
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, {
    items: [{ variantId }],
    ...(variantId === book && { delivery: 'home' as const }),
  })
  const { body } = await finalize(visitor, cart)
  return { visitor, cart, uuid: body.orderUuid, paymentUrl: body.paymentUrl ?? '', number: body.orderNumber }
}
const stateOf = async (uuid: string) => (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body
const check = (id: string) => shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id } })
const retry = ({ visitor, uuid }: { visitor: Visitor; uuid: string }) =>
  visitor.call('POST /orders/{uuid}/payment', { params: { uuid } })
const payCash = ({ visitor, uuid }: { visitor: Visitor; uuid: string }) =>
  visitor.call('PUT /orders/{uuid}/payment_method', { params: { uuid }, body: { paymentMethod: 'cash_on_delivery' } })
const ledgerOf = (number: string) =>
  shop.simulator.ledger
    .all()
    .filter(({ orderRef }) => orderRef.startsWith(number))
    .map(({ orderRef, status }) => [orderRef, status])

describe('trying again', () => {
  test('after a refusal there is a second attempt under another name, which can be paid', async () => {
    const placed = await order()
    const { uuid, paymentUrl, number } = placed
    await check((await payAt(paymentUrl, 'decline')).id)
    const again = await retry(placed)
    expect(again.status).toBe(200)
    expect(again.body.paymentUrl).not.toBe(paymentUrl)
    await check((await payAt(again.body.paymentUrl, 'pay')).id)
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
    expect(ledgerOf(number)).toEqual([
      [`${number}-1`, 'NOTAUTHORIZED'],
      [`${number}-2`, 'FINISHED'],
    ])
  })

  test('a payment page that is still open is given again', async () => {
    const placed = await order()
    const { paymentUrl, number } = placed
    expect((await retry(placed)).body.paymentUrl).toBe(paymentUrl)
    expect(ledgerOf(number)).toEqual([[`${number}-1`, 'INIT']])
  })

  test('one that nobody told us about was paid already', async () => {
    const placed = await order()
    const { uuid, paymentUrl } = placed
    await payAt(paymentUrl, 'pay')
    expect(await retry(placed)).toMatchObject({ status: 409, code: 'payment_not_needed' })
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized' })
    expect(await retry(placed)).toMatchObject({ status: 409, code: 'payment_not_needed' })
  })

  test('20 clicks make one attempt', async () => {
    const placed = await order()
    const { paymentUrl, number } = placed
    await check((await payAt(paymentUrl, 'decline')).id)
    const replies = await Promise.all(Array.from({ length: 20 }, () => retry(placed)))
    expect(new Set(replies.map(({ body }) => body.paymentUrl)).size).toBe(1)
    expect(ledgerOf(number)).toHaveLength(2)
  })

  test('is refused when the order cannot be paid any more, or is none', async () => {
    const placed = await order()
    const { paymentUrl } = placed
    await check((await payAt(paymentUrl, 'cancel')).id)
    shop.clock.advance(31 * 60_000)
    expect(await retry(placed)).toMatchObject({ status: 409, code: 'order_not_payable' })
    expect(await payCash(placed)).toMatchObject({ status: 409, code: 'order_not_payable' })
    const none = { ...placed, uuid: '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de' }
    expect(await retry(none)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await payCash(none)).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('a payment that does not start', () => {
  test.each(['down', 'unsigned', 'badly-signed', 'malformed'] as const)(
    '%s: the order stands and can be paid later',
    async (fault) => {
      shop.simulator.settings.fault = fault
      const placed = await order()
      const { uuid, paymentUrl, visitor, cart } = placed
      expect(paymentUrl).toBe('')
      expect(await stateOf(uuid)).toMatchObject({
        status: 'under_payment',
        payment: { status: 'created', retryable: true },
      })
      expect(await retry(placed)).toMatchObject({ status: 502, code: 'payment_failed_to_start' })
      shop.simulator.settings.fault = 'none'
      const again = await finalize(visitor, cart)
      expect(again.body).toMatchObject({ orderUuid: uuid, paymentUrl: expect.stringMatching(/^http/) })
      await check((await payAt(again.body.paymentUrl ?? '', 'pay')).id)
      expect(await stateOf(uuid)).toMatchObject({ status: 'finalized' })
    },
  )

  test('whose answer was lost is withdrawn and started under a new name', async () => {
    shop.simulator.settings.fault = 'lost-answer'
    const placed = await order()
    const { paymentUrl, number } = placed
    expect(paymentUrl).toBe('')
    shop.simulator.settings.fault = 'none'
    const again = await retry(placed)
    expect(again.status).toBe(200)
    expect(ledgerOf(number)).toEqual([
      [`${number}-1`, 'CANCELLED'],
      [`${number}-2`, 'INIT'],
    ])
  })

  test('because the bank refuses it: the attempt is over, the next one may go through', async () => {
    const { rows } = await shop.connection.pool.query<{ id: number }>('select max(id) + 1 as id from orders')
    expect(rows).toHaveLength(1)
    const provider = shop.services.payments['simplepay'] as PaymentProvider
    const { start } = provider
    const { PaymentError } = await import('../../ports/payments/port.ts')
    provider.start = () => Promise.reject(new PaymentError('refused', { providerCodes: ['5219'] }))
    const placed = await order()
    const { uuid, paymentUrl, number } = placed
    provider.start = start
    expect(paymentUrl).toBe('')
    expect(await stateOf(uuid)).toMatchObject({ payment: { status: 'not_paid', result: 'ERROR', retryable: true } })
    expect((await retry(placed)).status).toBe(200)
    expect(ledgerOf(number)).toEqual([[`${number}-2`, 'INIT']])
  })

  test('while the bank is out of reach an open payment cannot be replaced', async () => {
    const placed = await order()
    shop.simulator.settings.fault = 'down'
    expect(await retry(placed)).toMatchObject({ status: 502, code: 'payment_failed_to_start' })
    expect(await payCash(placed)).toMatchObject({ status: 409, code: 'payment_in_progress' })
    shop.simulator.settings.fault = 'none'
  })
})

describe('paying on delivery instead', () => {
  test('the open payment is withdrawn, the fee added, the copies sold, one mail', async () => {
    const placed = await order()
    const { uuid, cart, number, visitor } = placed
    const mails = (await jobsOf(shop, 'order-confirmation-mail')).length
    const before = await stockOf(shop, book)
    expect((await payCash(placed)).body).toMatchObject({
      status: 'finalized',
      payment: { method: 'cash_on_delivery', status: 'created', retryable: false },
    })
    expect(ledgerOf(number)).toEqual([[`${number}-1`, 'CANCELLED']])
    const detail = (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body
    expect(detail.paymentPrice).toEqual({ gross: 390, net: 307 })
    expect(detail.total).toEqual({ gross: cart.totals.total.gross + 390, net: cart.totals.total.net + 307 })
    expect(detail.vat.reduce((sum, { amount }) => sum + amount, 0)).toBe(detail.total.gross - detail.total.net)
    expect(await stockOf(shop, book)).toEqual({
      onHand: (before?.onHand ?? 0) - 1,
      reserved: (before?.reserved ?? 0) - 1,
    })
    expect((await payCash(placed)).body.status).toBe('finalized')
    expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(mails + 1)
  })

  test('after a refusal', async () => {
    const placed = await order()
    const { paymentUrl } = placed
    await check((await payAt(paymentUrl, 'decline')).id)
    expect((await payCash(placed)).body.status).toBe('finalized')
  })

  test('not for downloads', async () => {
    const placed = await order(ebook)
    expect(await payCash(placed)).toMatchObject({ status: 422, code: 'payment_method_not_available' })
  })

  test('not when the card payment has gone through, or is going through', async () => {
    const paid = await order()
    await payAt(paid.paymentUrl, 'pay')
    expect(await payCash(paid)).toMatchObject({ status: 409, code: 'payment_not_needed' })
    const held = await order()
    await payAt(held.paymentUrl, 'hold')
    expect(await payCash(held)).toMatchObject({ status: 409, code: 'payment_in_progress' })
  })
})

describe('somebody else’s order', () => {
  const calls = [
    ['another payment', retry],
    ['paying on delivery', payCash],
  ] as const

  test.each(calls)('%s: like an order that does not exist', async (_what, call) => {
    const { uuid, number } = await order()
    const stranger = await shop.visit()
    const customer = await shop.visit({ email: 'iskola@kolofon.example', password: 'kolofon-demo' })
    const answers = [
      await call({ visitor: stranger, uuid }),
      await call({ visitor: customer, uuid }),
      await call({ visitor: stranger, uuid: '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de' }),
    ].map(({ status, body }) => ({ status, error: { ...(body as unknown as { error: object }).error, requestId: '' } }))
    expect(answers[0]).toMatchObject({ status: 404, error: { code: 'not_found' } })
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]])
    for (const which of [uuid, '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de'])
      expect(await call({ visitor: shop.guest, uuid: which })).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await stateOf(uuid)).toMatchObject({
      status: 'under_payment',
      payment: { method: 'simplepay', status: 'in_progress' },
    })
    expect(ledgerOf(number)).toEqual([[`${number}-1`, 'INIT']])
  })

  test('the state tells who may pay', async () => {
    const { visitor, uuid } = await order()
    const mayPay = async (who: Visitor) =>
      (await who.call('GET /orders/{uuid}/state', { params: { uuid } })).body.payment.mayPay
    expect([await mayPay(visitor), await mayPay(await shop.visit()), await mayPay(shop.guest)]).toEqual([
      true,
      false,
      false,
    ])
    expect((await payCash({ visitor, uuid })).body.payment.mayPay).toBe(false)
  })
})
