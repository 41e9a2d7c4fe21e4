import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '../../ports/payments/simplepay/signature.ts'
import { merchants } from '../../ports/payments/simplepay/simulator/sandbox.test-support.ts'
import { fillCart, finalize, findVariant, jobsOf, payAt } from './checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
let ebook: number
beforeAll(async () => {
  shop = await openShop()
  ebook = (await findVariant(shop, 'ebook')).id
})
afterAll(() => shop.close())

const order = async () => {
  const visitor = await shop.visit()
  const { body } = await finalize(visitor, await fillCart(visitor, { items: [{ variantId: ebook }] }))
  return { uuid: body.orderUuid, paymentUrl: body.paymentUrl ?? '', ref: `${body.orderNumber}-1` }
}
const stateOf = async (uuid: string) => (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body
const ledger = (ref: string) => shop.simulator.ledger.find(({ orderRef }) => orderRef === ref)
const notify = (body: string, signature: string) =>
  shop.app.request('/api/payments/simplepay/notification', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Signature: signature },
    body,
  })
const stored = async () =>
  (await shop.connection.pool.query<{ body: string }>('select body from payment_notifications order by id')).rows
const refused = async () =>
  Number(
    (await shop.connection.pool.query<{ sum: string | null }>('select sum(count) from refused_notifications')).rows[0]
      ?.sum,
  )

describe('from the bank', () => {
  test('before the return: it settles, is acknowledged and stored as it came', async () => {
    const { uuid, paymentUrl, ref } = await order()
    const { id } = await payAt(paymentUrl, 'pay', 'before')
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
    expect(ledger(ref)?.notifications).toMatchObject([{ status: 'FINISHED', acknowledged: true }])
    expect((await stored()).at(-1)).toMatchObject({ body: expect.stringContaining(ref) })
    expect((await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id } })).body.result).toBe(
      'SUCCESSFUL',
    )
  })

  test('twice, and again: one mail', async () => {
    const { uuid, paymentUrl, ref } = await order()
    const mails = (await jobsOf(shop, 'order-confirmation-mail')).length
    await payAt(paymentUrl, 'pay', 'twice')
    await expect.poll(() => ledger(ref)?.notifications.length, { timeout: 10_000 }).toBe(2)
    await shop.simulator.app.request(`/control/transactions/${ref}`, { method: 'POST', body: '{"notify":"before"}' })
    expect(ledger(ref)?.notifications.every(({ acknowledged }) => acknowledged)).toBe(true)
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized' })
    expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(mails + 1)
  })

  test('while the bank cannot be asked it is stored but not acknowledged, so that it comes again', async () => {
    const { uuid, paymentUrl, ref } = await order()
    shop.simulator.settings.fault = 'down'
    await payAt(paymentUrl, 'pay', 'before')
    expect(ledger(ref)?.notifications).toMatchObject([{ acknowledged: false, problem: 'HTTP 503' }])
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment' })
    shop.simulator.settings.fault = 'none'
    await shop.simulator.app.request(`/control/transactions/${ref}`, { method: 'POST', body: '{"notify":"before"}' })
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized' })
  })

  test('of a refusal, when the merchant asked for those', async () => {
    const { uuid, paymentUrl } = await order()
    shop.simulator.settings.notifyFailures = true
    await payAt(paymentUrl, 'decline', 'before')
    shop.simulator.settings.notifyFailures = false
    expect(await stateOf(uuid)).toMatchObject({
      status: 'under_payment',
      payment: { status: 'not_paid', result: 'ERROR' },
    })
  })

  test('for an order that is not ours: acknowledged, changes nothing', async () => {
    const body = JSON.stringify({
      salt: 'x'.repeat(32),
      orderRef: 'else-1',
      method: 'CARD',
      merchant: merchants.HUF.merchant,
      transactionId: 5,
      status: 'FINISHED',
    })
    expect((await notify(body, sign(body, merchants.HUF.secret))).status).toBe(200)
  })
})

describe('forged', () => {
  test.each([
    ['by another key', 'another secret of 32 characters!', {}],
    ['for an account that is not ours', merchants.HUF.secret, { merchant: 'OTHER' }],
    ['with the key of the other currency', merchants.EUR.secret, {}],
  ])('%s: refused, counted but not stored, without effect', async (_how, secret, changes) => {
    const { uuid, ref } = await order()
    const before = { rows: (await stored()).length, count: await refused() }
    const body = JSON.stringify({
      salt: 'x'.repeat(32),
      orderRef: ref,
      method: 'CARD',
      merchant: merchants.HUF.merchant,
      transactionId: ledger(ref)?.transactionId,
      status: 'FINISHED',
      ...changes,
    })
    const answer = await notify(body, sign(body, secret))
    expect(answer.status).toBe(403)
    expect({ rows: (await stored()).length, count: await refused() }).toEqual({
      rows: before.rows,
      count: before.count + 1,
    })
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
  })

  test('properly signed "FINISHED" for a payment that the bank does not have as finished settles nothing', async () => {
    const { uuid, ref } = await order()
    const body = JSON.stringify({
      salt: 'x'.repeat(32),
      orderRef: ref,
      method: 'CARD',
      merchant: merchants.HUF.merchant,
      transactionId: ledger(ref)?.transactionId,
      status: 'FINISHED',
    })
    expect((await notify(body, sign(body, merchants.HUF.secret))).status).toBe(200)
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment' })
  })

  test.each([
    ['no JSON', '{'],
    ['NUL', '{"a":"\u0000"}'],
    ['nothing', ''],
  ])('%s', async (_what, body) => {
    expect((await notify(body, 'A'.repeat(64))).status).toBe(403)
  })

  test('far too much', async () => {
    expect((await notify('x'.repeat(200_000), 'A'.repeat(64))).status).toBe(413)
  })

  test('a thousand replays of a forged one change nothing', async () => {
    const { uuid, ref } = await order()
    const before = { rows: (await stored()).length, count: await refused() }
    const body = JSON.stringify({
      orderRef: ref,
      merchant: merchants.HUF.merchant,
      transactionId: 1,
      status: 'FINISHED',
    })
    for (let round = 0; round < 20; round++)
      await Promise.all(
        Array.from({ length: 50 }, async () => expect((await notify(body, 'A'.repeat(64))).status).toBe(403)),
      )
    expect({ rows: (await stored()).length, count: await refused() }).toEqual({
      rows: before.rows,
      count: before.count + 1_000,
    })
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
  })
})
