import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  announcedBy,
  cancelUnpaid,
  fillCart,
  finalize,
  findVariant,
  jobsOf,
  payAt,
  putStock,
  stockOf,
} from './checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { startInterval } from '../../start-interval.ts'
import { sweep } from './sweeper.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())

const minutes = (count: number) => shop.clock.advance(count * 60_000)
const order = async (free = 5) => {
  await putStock(shop, book, free)
  const visitor = await shop.visit()
  const { body } = await finalize(
    visitor,
    await fillCart(visitor, { items: [{ variantId: book, quantity: 2 }], delivery: 'home' }),
  )
  return { visitor, uuid: body.orderUuid, paymentUrl: body.paymentUrl ?? '', ref: `${body.orderNumber}-1` }
}
const stateOf = async (uuid: string) => (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query<Row>(text, values)).rows
const refundsOf = (uuid: string) =>
  sql<{ amount: number; status: string }>(
    'select r.amount, r.status from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where o.uuid = $1',
    [uuid],
  )
const atTheBank = (ref: string, action: object) =>
  shop.simulator.app.request(`/control/transactions/${ref}`, { method: 'POST', body: JSON.stringify(action) })
/** Changes a transaction as the bank does after its own time limit, if the payment began at the last moment. */
const payLate = async (ref: string) => {
  const transaction = shop.simulator.ledger.find(({ orderRef }) => orderRef === ref)
  if (!transaction) throw new Error(`No transaction ${ref}`)
  transaction.status = 'FINISHED'
}

describe('a forgotten payment', () => {
  test('is settled after a minute', async () => {
    const { uuid, paymentUrl } = await order()
    await payAt(paymentUrl, 'pay')
    await sweep(shop.services)
    expect((await stateOf(uuid)).status).toBe('under_payment')
    minutes(2)
    await sweep(shop.services)
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
  })

  test('by two processes at once: one mail', async () => {
    const { uuid, paymentUrl } = await order()
    const mails = (await jobsOf(shop, 'order-confirmation-mail')).length
    await payAt(paymentUrl, 'pay')
    minutes(2)
    await Promise.all([sweep(shop.services), sweep(shop.services), sweep(shop.services)])
    expect((await stateOf(uuid)).status).toBe('finalized')
    expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(mails + 1)
  })

  test('stays as it is while the bank is out of reach', async () => {
    const { uuid, paymentUrl } = await order()
    await payAt(paymentUrl, 'pay')
    minutes(2)
    shop.simulator.settings.fault = 'down'
    await sweep(shop.services)
    expect(await stateOf(uuid)).toMatchObject({ status: 'under_payment', payment: { status: 'in_progress' } })
    shop.simulator.settings.fault = 'none'
    minutes(1)
    await sweep(shop.services)
    expect((await stateOf(uuid)).status).toBe('finalized')
  })
})

describe('an order that nobody paid', () => {
  test('is cancelled when its time is over, and its copies are free again', async () => {
    const { uuid } = await order()
    expect(await stockOf(shop, book)).toMatchObject({ reserved: 2 })
    minutes(31)
    await cancelUnpaid(shop, uuid)
    expect(await stateOf(uuid)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'not_paid', result: 'TIMEOUT', retryable: false },
      reservedUntil: null,
    })
    expect(await stockOf(shop, book)).toMatchObject({ reserved: 0 })
    expect(await announcedBy(shop)).not.toEqual([])
  })

  test('whose payment was refused keeps its copies until then', async () => {
    const { uuid, paymentUrl } = await order()
    await payAt(paymentUrl, 'decline')
    minutes(2)
    await sweep(shop.services)
    expect(await stateOf(uuid)).toMatchObject({
      status: 'under_payment',
      payment: { status: 'not_paid', retryable: true },
    })
    expect(await stockOf(shop, book)).toMatchObject({ reserved: 2 })
    minutes(30)
    await cancelUnpaid(shop, uuid)
  })

  test('whose payment is under way at the bank gets ten minutes more', async () => {
    const { uuid, paymentUrl, ref } = await order()
    await payAt(paymentUrl, 'hold')
    minutes(31)
    await sweep(shop.services)
    expect((await stateOf(uuid)).status).toBe('under_payment')
    await atTheBank(ref, { outcome: 'pay', notify: 'never' })
    minutes(4)
    await sweep(shop.services)
    expect((await stateOf(uuid)).status).toBe('finalized')
  })

  test('whose payment never started is cancelled, too', async () => {
    shop.simulator.settings.fault = 'down'
    const { uuid } = await order()
    shop.simulator.settings.fault = 'none'
    minutes(31)
    await sweep(shop.services)
    expect(await stateOf(uuid)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'not_paid', result: 'TIMEOUT' },
    })
  })
})

describe('money that came too late', () => {
  const cancelled = async () => {
    const one = await order()
    minutes(31)
    await cancelUnpaid(shop, one.uuid)
    return one
  }

  test('brings the order back while its copies are there', async () => {
    const { uuid, ref } = await cancelled()
    await putStock(shop, book, 5)
    await payLate(ref)
    await atTheBank(ref, { notify: 'before' })
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
    expect(await stockOf(shop, book)).toEqual({ onHand: 3, reserved: 0 })
    expect(await refundsOf(uuid)).toEqual([])
  })

  test('is owed back when they are gone', async () => {
    const { uuid, ref } = await cancelled()
    await putStock(shop, book, 1)
    await payLate(ref)
    await atTheBank(ref, { notify: 'before' })
    await atTheBank(ref, { notify: 'before' })
    expect(await stateOf(uuid)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'paid', result: 'SUCCESSFUL' },
    })
    expect(await stockOf(shop, book)).toEqual({ onHand: 1, reserved: 0 })
    expect(await refundsOf(uuid)).toMatchObject([{ status: 'due' }])
  })

  test('is owed back when the order is paid on delivery by now', async () => {
    const { visitor, uuid, ref } = await order()
    await visitor.call('PUT /orders/{uuid}/payment_method', {
      params: { uuid },
      body: { paymentMethod: 'cash_on_delivery' },
    })
    await payLate(ref)
    await atTheBank(ref, { notify: 'before' })
    expect(await stateOf(uuid)).toMatchObject({
      status: 'finalized',
      payment: { method: 'cash_on_delivery', status: 'created' },
    })
    expect(await refundsOf(uuid)).toMatchObject([{ status: 'due' }])
  })

  test('is owed back when another attempt has paid', async () => {
    const { visitor, uuid, paymentUrl, ref } = await order()
    await shop.guest.call('GET /v2.0/transactions/{id}/check', {
      params: { id: (await payAt(paymentUrl, 'cancel')).id },
    })
    const again = await visitor.call('POST /orders/{uuid}/payment', { params: { uuid } })
    await shop.guest.call('GET /v2.0/transactions/{id}/check', {
      params: { id: (await payAt(again.body.paymentUrl, 'pay')).id },
    })
    await payLate(ref)
    await atTheBank(ref, { notify: 'before' })
    expect(await stateOf(uuid)).toMatchObject({ status: 'finalized', payment: { status: 'paid' } })
    expect(await refundsOf(uuid)).toMatchObject([{ status: 'due' }])
    expect(
      await sql(`select 1 from payments p join orders o on o.id = p.order_id where o.uuid = $1 and p.status = 'paid'`, [
        uuid,
      ]),
    ).toHaveLength(1)
  })
})

test('it sweeps by itself and stops when told', async () => {
  const { uuid, paymentUrl } = await order()
  await payAt(paymentUrl, 'pay')
  minutes(2)
  const sweeper = startInterval(shop.services, { name: 'sweeper', everyMs: 20, work: sweep })
  await expect.poll(async () => (await stateOf(uuid)).status).toBe('finalized')
  await sweeper.stop()
  const other = await order()
  await payAt(other.paymentUrl, 'pay')
  minutes(2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await stateOf(other.uuid)).status).toBe('under_payment')
})
