import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, jobsOf, payAt, putStock, stockOf } from './checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop(1)
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())

const order = async (currency: 'HUF' | 'EUR' = 'HUF') => {
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', currency })
  const { body } = await finalize(visitor, cart)
  return { uuid: body.orderUuid, paymentUrl: body.paymentUrl ?? '', cart, number: body.orderNumber }
}
const stateOf = async (uuid: string) => (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body
const check = (id: string, query: Record<string, string> = {}) =>
  shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query })
const mailsFor = async (uuid: string) => {
  const { rows } = await shop.connection.pool.query<{ id: number }>('select id from orders where uuid = $1', [uuid])
  return (await jobsOf(shop, 'order-confirmation-mail')).filter(
    (data) => (data as { orderId: number }).orderId === rows[0]?.id,
  )
}
const transactionOf = (number: string) => shop.simulator.ledger.find(({ orderRef }) => orderRef.startsWith(number))

describe('before the payment', () => {
  test('the copies are kept, no mail goes out, and the bank knows the sum', async () => {
    const { uuid, cart, number } = await order()
    expect(await stateOf(uuid)).toMatchObject({
      status: 'under_payment',
      payment: { method: 'simplepay', status: 'in_progress', transactionId: null, retryable: true },
      reservedUntil: new Date(shop.clock.now().getTime() + 30 * 60_000).toISOString(),
    })
    expect(await stockOf(shop, book)).toMatchObject({ onHand: 5, reserved: expect.any(Number) })
    expect(await mailsFor(uuid)).toEqual([])
    expect(transactionOf(number)).toMatchObject({
      orderRef: `${number}-1`,
      total: cart.totals.total.gross,
      currency: 'HUF',
    })
  })
})

describe('on the return page', () => {
  test.each(['HUF', 'EUR'] as const)(
    'paid in %s: the order stands, the copies are sold, one mail',
    async (currency) => {
      const { uuid, paymentUrl } = await order(currency)
      const before = await stockOf(shop, book)
      const { path, id, r, s } = await payAt(paymentUrl, 'pay')
      expect(path).toBe(`/payment/return/${id}`)
      expect((await check(id, { r, s })).body).toEqual({ orderUuid: uuid, result: 'SUCCESSFUL' })
      expect(await stateOf(uuid)).toMatchObject({
        status: 'finalized',
        payment: {
          status: 'paid',
          result: 'SUCCESSFUL',
          transactionId: expect.stringMatching(/^\d{9}$/),
          retryable: false,
        },
      })
      expect(await stockOf(shop, book)).toEqual({
        onHand: (before?.onHand ?? 0) - 1,
        reserved: (before?.reserved ?? 0) - 1,
      })
      await Promise.all(Array.from({ length: 10 }, () => check(id)))
      expect(await mailsFor(uuid)).toHaveLength(1)
    },
  )

  test.each([
    ['decline', 'ERROR', expect.stringMatching(/^\d{9}$/)],
    ['cancel', 'CANCELED', null],
  ] as const)('%s: not paid, still kept, to be tried again', async (outcome, result, transactionId) => {
    const { uuid, paymentUrl } = await order()
    const { id, r, s } = await payAt(paymentUrl, outcome)
    expect((await check(id, { r, s })).body.result).toBe(result)
    expect(await stateOf(uuid)).toMatchObject({
      status: 'under_payment',
      payment: { status: 'not_paid', result, transactionId, retryable: true },
    })
    expect(await mailsFor(uuid)).toEqual([])
  })

  test('under the bank’s check: pending, then paid', async () => {
    const { uuid, paymentUrl, number } = await order()
    const { id, r, s } = await payAt(paymentUrl, 'hold')
    expect((await check(id, { r, s })).body.result).toBe('PENDING')
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
    await shop.simulator.app.request(`/control/transactions/${number}-1`, {
      method: 'POST',
      body: '{"outcome":"pay","notify":"never"}',
    })
    expect((await check(id)).body.result).toBe('SUCCESSFUL')
  })

  test('nobody came in time', async () => {
    const { uuid, paymentUrl } = await order()
    const { rows } = await shop.connection.pool.query<{ uuid: string }>(
      'select p.uuid from payments p join orders o on o.id = p.order_id where o.uuid = $1',
      [uuid],
    )
    expect(paymentUrl).not.toBe('')
    shop.clock.advance(31 * 60_000)
    expect((await check(rows[0]?.uuid ?? '')).body.result).toBe('TIMEOUT')
    expect(await stateOf(uuid)).toMatchObject({
      status: 'under_payment',
      payment: { status: 'not_paid', result: 'TIMEOUT', transactionId: null, retryable: false },
    })
  })

  test('a forged return changes nothing: only the bank’s own answer counts', async () => {
    const { uuid, paymentUrl } = await order()
    const { rows } = await shop.connection.pool.query<{ uuid: string; ref: string }>(
      'select p.uuid, p.order_ref as ref from payments p join orders o on o.id = p.order_id where o.uuid = $1',
      [uuid],
    )
    const claim = Buffer.from(
      JSON.stringify({ r: 0, t: 1, e: 'SUCCESS', m: 'PUBLICTESTHUF', o: rows[0]?.ref }),
    ).toString('base64')
    for (const s of ['A'.repeat(64), '', 'nonsense'])
      expect((await check(rows[0]?.uuid ?? '', { r: claim, s })).body.result).toBe('PENDING')
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
    expect(paymentUrl).not.toBe('')
  })

  test('with the bank out of reach the signed word of the browser is shown, and settles nothing', async () => {
    const { uuid, paymentUrl } = await order()
    const { id, r, s } = await payAt(paymentUrl, 'decline')
    shop.simulator.settings.fault = 'down'
    expect((await check(id, { r, s })).body.result).toBe('ERROR')
    expect((await check(id)).body.result).toBe('PENDING')
    expect(await stateOf(uuid)).toMatchObject({ payment: { status: 'in_progress' } })
    shop.simulator.settings.fault = 'none'
    expect((await check(id)).body.result).toBe('ERROR')
  })

  test('60 times a minute, however its number is written', async () => {
    const { paymentUrl } = await order()
    const { id } = await payAt(paymentUrl, 'pay')
    for (let tries = 0; tries < 120; tries++) expect((await check(tries % 2 ? id : id.toUpperCase())).status).toBe(200)
    const limited = await check(id)
    expect(limited).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const other = await order()
    expect((await check((await payAt(other.paymentUrl, 'pay')).id)).status).toBe(200)
  })

  test('an unknown transaction', async () => {
    expect(await check('7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de')).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('another sum than was asked for settles nothing', async () => {
    const { uuid, paymentUrl, number } = await order()
    const { id } = await payAt(paymentUrl, 'pay')
    const transaction = transactionOf(number)
    if (transaction) transaction.total -= 1
    expect((await check(id)).body.result).toBe('PENDING')
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
    if (transaction) transaction.total += 1
    expect((await check(id)).body.result).toBe('SUCCESSFUL')
  })
})
