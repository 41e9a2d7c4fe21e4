import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { signatureHeader } from '../../ports/payments/stripe/signature.ts'
import { sandboxAccount } from '../../ports/payments/stripe/simulator/sandbox-account.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { fillCart, finalize, findVariant, jobsOf, payAt, putStock } from './checkout.test-support.ts'
import { sweep } from './service.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())
beforeEach(() => void (shop.stripe.settings.fault = 'none'))

interface Placed {
  visitor: Visitor
  cart: DraftOrder
  uuid: string
  number: string
  paymentUrl: string
}

const order = async (currency: 'HUF' | 'EUR' = 'HUF'): Promise<Placed> => {
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const items = [{ variantId: book }]
  const cart = await fillCart(visitor, { items, delivery: 'home', payment: 'online', currency })
  const { body } = await finalize(visitor, cart)
  return { visitor, cart, uuid: body.orderUuid, number: body.orderNumber, paymentUrl: body.paymentUrl ?? '' }
}
const stateOf = async ({ uuid }: Placed) =>
  (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body
const check = async (id: string, query: { r?: string; s?: string } = {}) =>
  (await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query })).body.result
const sessionOf = ({ number }: Placed) => {
  const session = shop.stripe.ledger.all().find(({ orderRef }) => orderRef === `${number}-1`)
  if (!session) throw new Error('The payment did not start')
  return session
}

describe('on the return page', () => {
  test.each(['HUF', 'EUR'] as const)('paid in %s: the order stands', async (currency) => {
    const placed = await order(currency)
    expect(sessionOf(placed)).toMatchObject({ total: placed.cart.totals.total.gross, currency })
    const mails = (await jobsOf(shop, 'order-confirmation-mail')).length
    const { path, id } = await payAt(placed.paymentUrl, 'pay')
    expect(path).toBe(`/payment/return/${id}`)
    expect(await check(id)).toBe('SUCCESSFUL')
    expect(await stateOf(placed)).toMatchObject({ status: 'finalized', payment: { method: 'online', status: 'paid' } })
    await Promise.all(Array.from({ length: 5 }, () => check(id)))
    expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(mails + 1)
  })

  test.each([
    ['decline', 'ERROR'],
    ['timeout', 'TIMEOUT'],
  ] as const)('%s: not paid, to be tried again', async (outcome, result) => {
    const placed = await order()
    expect(await check((await payAt(placed.paymentUrl, outcome)).id)).toBe(result)
    expect(await stateOf(placed)).toMatchObject({ payment: { status: 'not_paid', result, retryable: true } })
    const { uuid } = placed
    const again = await placed.visitor.call('POST /orders/{uuid}/payment', { params: { uuid } })
    expect(again.body.paymentUrl).not.toBe(placed.paymentUrl)
    expect(await check((await payAt(again.body.paymentUrl, 'pay')).id)).toBe('SUCCESSFUL')
    expect(await stateOf(placed)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
  })

  test('given up: the session is withdrawn, so nobody pays there later', async () => {
    const placed = await order()
    const { id, r, s } = await payAt(placed.paymentUrl, 'cancel')
    expect(await check(id)).toBe('PENDING')
    expect(await check(id, { r, s: s.replace(/^./, 'x') })).toBe('PENDING')
    const other = await order()
    const left = await payAt(other.paymentUrl, 'cancel')
    expect(await check(id, { r: left.r, s: left.s })).toBe('PENDING')
    expect(await check(id, { r, s })).toBe('CANCELED')
    expect(sessionOf(placed).status).toBe('expired')
    expect(await stateOf(placed)).toMatchObject({
      status: 'under_payment',
      payment: { status: 'not_paid', result: 'CANCELED', retryable: true },
    })
  })

  test('given up, then paid in another window before the shop has asked: paid', async () => {
    const placed = await order()
    const { id, r, s } = await payAt(placed.paymentUrl, 'cancel')
    await payAt(placed.paymentUrl, 'pay')
    expect(await check(id, { r, s })).toBe('SUCCESSFUL')
    expect(await stateOf(placed)).toMatchObject({ status: 'finalized' })
  })

  test('the bank is still checking: pending, then paid', async () => {
    const placed = await order()
    const { id } = await payAt(placed.paymentUrl, 'hold')
    expect(await check(id)).toBe('PENDING')
    await shop.stripe.app.request(`/stripe/control/transactions/${placed.number}-1`, {
      method: 'POST',
      body: '{"outcome":"pay","notify":"never"}',
    })
    expect(await check(id)).toBe('SUCCESSFUL')
  })

  test('another sum than was asked for changes nothing', async () => {
    const placed = await order()
    const { id } = await payAt(placed.paymentUrl, 'pay')
    const session = sessionOf(placed)
    session.total -= 1
    expect(await check(id)).toBe('PENDING')
    session.total += 1
    expect(await check(id)).toBe('SUCCESSFUL')
  })
})

describe('an event', () => {
  test.each([
    ['before', 1],
    ['after', 1],
    ['twice', 2],
  ])('%s the return: paid once', async (notify, times) => {
    const placed = await order()
    const mails = (await jobsOf(shop, 'order-confirmation-mail')).length
    await payAt(placed.paymentUrl, 'pay', notify)
    await expect.poll(() => sessionOf(placed).notifications, { timeout: 10_000 }).toHaveLength(times)
    expect(sessionOf(placed).notifications.every(({ acknowledged }) => acknowledged)).toBe(true)
    expect(await stateOf(placed)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
    expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(mails + 1)
  })

  test('never, and nobody comes back: the sweeper asks', async () => {
    const placed = await order()
    await payAt(placed.paymentUrl, 'pay', 'never')
    shop.clock.advance(2 * 60_000)
    await sweep(shop.services)
    expect(await stateOf(placed)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
  })

  test('that is forged or lies changes nothing', async () => {
    const placed = await order()
    const { id } = sessionOf(placed)
    const object = {
      id,
      object: 'checkout.session',
      client_reference_id: `${placed.number}-1`,
      status: 'complete',
      payment_status: 'paid',
      amount_total: placed.cart.totals.total.gross * 100,
      currency: 'huf',
      url: null,
    }
    const body = JSON.stringify({ type: 'checkout.session.completed', data: { object } })
    const post = async (secret: string) =>
      (
        await shop.app.request('/api/payments/online/notification', {
          method: 'POST',
          headers: { 'Stripe-Signature': signatureHeader(body, secret, shop.clock.now()) },
          body,
        })
      ).status
    expect(await post('whsec_somebody_else')).toBe(403)
    // Even a signed event is only a reason to ask.
    expect(await post(sandboxAccount.webhookSecret)).toBe(200)
    expect(await stateOf(placed)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
  })
})

test('an open session is withdrawn when the customer changes to cash on delivery', async () => {
  const placed = await order()
  const { visitor, uuid } = placed
  const changed = await visitor.call('PUT /orders/{uuid}/payment_method', {
    params: { uuid },
    body: { paymentMethod: 'cash_on_delivery' },
  })
  expect(changed.body).toMatchObject({ status: 'finalized', payment: { method: 'cash_on_delivery' } })
  expect(sessionOf(placed).status).toBe('expired')
})
