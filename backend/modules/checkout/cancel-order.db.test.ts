import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelOrder as cancelCommand } from '../../commands/orders.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { sendOrderNews } from '../mail/service.ts'
import { advanceOrder, lockOrder } from '../orders/service.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { refund } from '../payments/service.ts'
import {
  type Choice,
  contact,
  fillCart,
  finalize,
  findVariant,
  jobsOf,
  payAt,
  putStock,
  stockOf,
} from './checkout.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())
beforeEach(() => void (shop.simulator.settings.fault = 'none'))

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query<Row>(text, values)).rows

interface Placed {
  visitor: Visitor
  id: number
  uuid: string
  number: string
  paymentUrl: string
}

const order = async (payment: NonNullable<Choice['payment']>, variantId = book): Promise<Placed> => {
  if (variantId === book) await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, {
    items: [{ variantId }],
    ...(variantId === book && { delivery: 'home' }),
    payment,
  })
  const { body } = await finalize(visitor, cart)
  const [row] = await sql<{ id: number }>('select id from orders where uuid = $1', [body.orderUuid])
  return {
    visitor,
    id: row?.id ?? 0,
    uuid: body.orderUuid,
    number: body.orderNumber,
    paymentUrl: body.paymentUrl ?? '',
  }
}
const check = async (paymentUrl: string, outcome: 'pay' | 'hold') => {
  const { id } = await payAt(paymentUrl, outcome)
  return (await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id } })).body.result
}
const paidOrder = async (variantId = book) => {
  const placed = await order('simplepay', variantId)
  expect(await check(placed.paymentUrl, 'pay')).toBe('SUCCESSFUL')
  return placed
}
const cancel = ({ uuid }: Placed, visitor: Visitor, body: { email?: string } = {}) =>
  visitor.call('POST /orders/{uuid}/cancel', { params: { uuid }, body })
const advance = ({ id }: Placed) =>
  inTransaction(shop.services, async (tx) => {
    const row = await lockOrder(tx, id)
    return ok(row && (await advanceOrder(tx, row, 'test')))
  })
const refundsOf = ({ id }: Placed) =>
  sql<{ id: number; amount: number; status: string }>(
    'select r.id, r.amount, r.status from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
    [id],
  )
const newsOf = async ({ id }: Placed) =>
  (await jobsOf(shop, 'order-news-mail')).filter((job) => (job as { orderId: number }).orderId === id)

describe('a buyer cancels', () => {
  test('what is paid on delivery: the copies come back, and a mail says so once', async () => {
    const placed = await order('cash_on_delivery')
    const before = await stockOf(shop, book)
    const state = (await placed.visitor.call('GET /orders/{uuid}/state', { params: { uuid: placed.uuid } })).body
    expect(state).toMatchObject({ cancellable: true, customerStatus: 'finalized' })
    const { body } = await cancel(placed, placed.visitor)
    expect(body).toMatchObject({ status: 'cancelled', customerStatus: 'cancelled', cancellable: false })
    expect(await stockOf(shop, book)).toEqual({ onHand: (before?.onHand ?? 0) + 1, reserved: before?.reserved })
    // A second click finds the work done.
    expect((await cancel(placed, placed.visitor)).body.status).toBe('cancelled')
    expect(await newsOf(placed)).toEqual([{ orderId: placed.id, news: 'cancelled' }])
    expect(await refundsOf(placed)).toEqual([])
    for (let times = 0; times < 2; times++)
      await sendOrderNews(shop.services, { orderId: placed.id, news: 'cancelled' })
    const mails = shop.mails.filter(({ subject }) => subject.includes(placed.number))
    expect(mails.map(({ subject }) => subject)).toEqual([`Töröltük a rendelésedet: ${placed.number}`])
    expect(mails[0]?.text).not.toContain('ugyanazon az úton')
  })

  test('what is paid: all of it goes back once, and its invoice is taken back', async () => {
    const placed = await paidOrder()
    const [payment] = await sql<{ amount: number }>('select amount from payments where order_id = $1', [placed.id])
    expect((await cancel(placed, placed.visitor)).body.status).toBe('cancelled')
    const [due, ...more] = await refundsOf(placed)
    expect([due?.amount, more]).toEqual([payment?.amount, []])
    await refund(shop.services, due?.id ?? 0)
    expect(await refundsOf(placed)).toMatchObject([{ status: 'done' }])
    expect(await jobsOf(shop, 'order-invoices')).toContainEqual({ orderId: placed.id })
    await sendOrderNews(shop.services, { orderId: placed.id, news: 'cancelled' })
    expect(shop.mails.at(-1)?.text).toContain('ugyanazon az úton')
  })

  test('as a guest who knows the e-mail address, and nobody else does', async () => {
    const placed = await order('cash_on_delivery')
    const stranger = await shop.visit()
    expect(await cancel(placed, stranger)).toMatchObject({ code: 'not_found' })
    expect(await cancel(placed, shop.guest, { email: 'else@example.hu' })).toMatchObject({
      code: 'verification_failed',
    })
    expect((await cancel(placed, shop.guest, { email: contact.email })).body.status).toBe('cancelled')
  })

  test('while the payment page is open: nobody pays there later', async () => {
    const placed = await order('simplepay')
    expect((await cancel(placed, placed.visitor)).body.status).toBe('cancelled')
    expect(shop.simulator.ledger.all().find(({ orderRef }) => orderRef === `${placed.number}-1`)?.status).toBe(
      'CANCELLED',
    )
    expect(await sql('select status from payments where order_id = $1', [placed.id])).toEqual([{ status: 'not_paid' }])
  })

  test('after the payment, before the shop knows of it: it is paid and given back', async () => {
    const placed = await order('simplepay')
    await payAt(placed.paymentUrl, 'pay')
    expect((await cancel(placed, placed.visitor)).body).toMatchObject({
      status: 'cancelled',
      payment: { status: 'paid' },
    })
    expect(await refundsOf(placed)).toHaveLength(1)
  })

  test('not while the bank cannot tell, and not while it does not answer', async () => {
    const placed = await order('barion')
    expect(await cancel(placed, placed.visitor)).toMatchObject({ status: 409, code: 'payment_in_progress' })
    shop.barion.settings.fault = 'down'
    expect(await cancel(placed, placed.visitor)).toMatchObject({ status: 409, code: 'payment_in_progress' })
    shop.barion.settings.fault = 'none'
    await payAt(placed.paymentUrl, 'cancel')
    expect((await cancel(placed, placed.visitor)).body.status).toBe('cancelled')
  })

  test('and money that comes later goes back, too: the order does not', async () => {
    const placed = await order('simplepay')
    expect((await cancel(placed, placed.visitor)).body.status).toBe('cancelled')
    const transaction = shop.simulator.ledger.all().find(({ orderRef }) => orderRef === `${placed.number}-1`)
    if (transaction) transaction.status = 'FINISHED'
    await sql(`update payments set status = 'in_progress', result = 'PENDING' where order_id = $1`, [placed.id])
    const [payment] = await sql<{ uuid: string }>('select uuid from payments where order_id = $1', [placed.id])
    await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id: payment?.uuid ?? '' } })
    expect(await sql('select status from orders where id = $1', [placed.id])).toEqual([{ status: 'cancelled' }])
    expect(await refundsOf(placed)).toHaveLength(1)
  })
})

describe('it is too late', () => {
  test('when a parcel has left', async () => {
    const placed = await paidOrder()
    await advance(placed)
    expect(
      (await placed.visitor.call('GET /orders/{uuid}/state', { params: { uuid: placed.uuid } })).body,
    ).toMatchObject({
      cancellable: false,
      customerStatus: 'under_process',
    })
    expect(await cancel(placed, placed.visitor)).toMatchObject({ status: 409, code: 'order_not_cancellable' })
  })

  test('when a file was downloaded; before that it is not', async () => {
    const ebook = (await findVariant(shop, 'ebook')).id
    const kept = await paidOrder(ebook)
    const { body } = await kept.visitor.call('GET /orders/{uuid}', { params: { uuid: kept.uuid } })
    const params = { uuid: kept.uuid, id: body.items[0]?.id ?? 0 }
    expect((await kept.visitor.call('POST /orders/{uuid}/items/{id}/file', { params, body: {} })).status).toBe(200)
    expect(await cancel(kept, kept.visitor)).toMatchObject({ code: 'order_not_cancellable' })
    const given = await paidOrder(ebook)
    expect((await cancel(given, given.visitor)).body.status).toBe('cancelled')
  })

  test('the parcel leaves at this moment: it has left or the order is cancelled, never both', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const placed = await order('cash_on_delivery')
        const [cancelled, sent] = await Promise.all([
          cancel(placed, placed.visitor),
          advance(placed).then(({ ok: isDone, ...rest }) => isDone && 'value' in rest && rest.value === 'processing'),
        ])
        return [cancelled.status === 200, sent]
      }),
    )
    for (const [cancelled, sent] of outcomes) expect(cancelled).toBe(!sent)
  })
})

test('the shop cancels: the money goes back, and the buyer reads that the shop could not deliver', async () => {
  const placed = await paidOrder()
  await expect(runCommand(shop, cancelCommand, [placed.number])).rejects.toThrow('Say why')
  await runCommand(shop, cancelCommand, [placed.number, 'out', 'of', 'print'])
  expect(await refundsOf(placed)).toHaveLength(1)
  expect(await newsOf(placed)).toEqual([{ orderId: placed.id, news: 'cancelled_by_shop' }])
  await expect(runCommand(shop, cancelCommand, [placed.number, 'again'])).rejects.toThrow('is cancelled')
})
