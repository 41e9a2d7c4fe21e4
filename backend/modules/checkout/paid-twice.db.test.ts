import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followOrder } from '../invoices/service.ts'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { refund } from '../payments/service.ts'
import { type BankKey, bankKeys, openBank } from './banks.test-support.ts'
import { contact, fillCart, finalize, findVariant, jobsOf, payAt, putStock } from './checkout.test-support.ts'
import { findBroken } from './message-order.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())

/** An order with two attempts: the first one was believed lost, and its page is still open. */
const tryTwice = async (key: BankKey) => {
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment: key })
  const { body: placed } = await finalize(visitor, cart)
  const params = { uuid: placed.orderUuid }
  const bank = openBank(shop, key)
  const first = bank.paymentOf(`${placed.orderNumber}-1`)
  const again = await bank.withoutPayment(first, () => visitor.call('POST /orders/{uuid}/payment', { params }))
  const second = bank.paymentOf(`${placed.orderNumber}-2`)
  const pages = [placed.paymentUrl ?? '', again.body.paymentUrl] as const
  return { bank, visitor, params, first, second, pages, total: cart.totals.total.gross }
}

const rowsOf = async <Row extends object>(text: string, uuid: string): Promise<Row[]> =>
  (await shop.connection.pool.query<Row>(text, [uuid])).rows
const attemptsOf = (uuid: string) =>
  rowsOf<{ ref: string; status: string; result: string; providerId: string; refunds: number[] }>(
    `select p.order_ref as ref, p.status, p.result, p.provider_id as "providerId",
       array(select r.amount from refunds r where r.payment_id = p.id and r.status = 'done') as refunds
     from payments p join orders o on o.id = p.order_id where o.uuid = $1 order by p.attempt`,
    uuid,
  )
const invoicesOf = (uuid: string) =>
  rowsOf<{ kind: string; gross: number }>(
    'select i.kind, i.gross from invoices i join orders o on o.id = i.order_id where o.uuid = $1 order by i.id',
    uuid,
  )
const orderIdOf = async (uuid: string) =>
  (await rowsOf<{ id: number }>('select id from orders where uuid = $1', uuid))[0]?.id ?? 0

/** Runs the jobs of refunds and invoices that have been waiting since there were `before` refunds, each of them twice. */
const work = async (uuid: string, before: number) => {
  const due = ((await jobsOf(shop, 'refund')) as { refundId: number }[]).slice(before)
  for (const { refundId } of [...due, ...due]) await refund(shop.services, refundId)
  for (let time = 0; time < 2; time++) await followOrder(shop.services, await orderIdOf(uuid))
  return due.length
}

const mails = () => jobsOf(shop, 'order-confirmation-mail')

type Notify = (first: string, second: string) => string[][]

describe.each(bankKeys)('%s: two attempts', (key) => {
  test('only the first is paid: the order says so', async () => {
    const { bank, visitor, params, first, pages } = await tryTwice(key)
    await payAt(pages[0], 'pay')
    await bank.notify(first.orderRef)
    expect((await visitor.call('GET /orders/{uuid}/state', { params })).body).toMatchObject({
      status: 'finalized',
      payment: { status: 'paid', result: 'SUCCESSFUL' },
    })
  })

  test.each<[string, Notify]>([
    ['the first is notified first', (first, second) => [[first], [first], [second], [second]]],
    ['the second is notified first', (first, second) => [[second], [second], [first], [first]]],
    ['all at the same time', (first, second) => [[first, second, first, second]]],
  ])('both are paid, %s: one pays the order, the other is given back once', async (_order, notify) => {
    const jobs = { refunds: (await jobsOf(shop, 'refund')).length, mails: (await mails()).length }
    const { bank, visitor, params, first, second, pages, total } = await tryTwice(key)
    for (const page of pages) await payAt(page, 'pay')
    expect([first.status, second.status]).toEqual([bank.statuses.SUCCESSFUL, bank.statuses.SUCCESSFUL])
    const notifyAll = async () => {
      for (const together of notify(first.orderRef, second.orderRef)) await Promise.all(together.map(bank.notify))
    }
    await notifyAll()
    expect(await work(params.uuid, jobs.refunds)).toBe(1)
    await notifyAll()
    expect(await work(params.uuid, jobs.refunds)).toBe(1)
    expect(await mails()).toHaveLength(jobs.mails + 1)
    for (const { notifications } of [first, second])
      expect(notifications.map((one) => one.acknowledged)).not.toContain(false)

    const attempts = await attemptsOf(params.uuid)
    const paid = attempts.find(({ status }) => status === 'paid')
    const other = attempts.find(({ status }) => status !== 'paid')
    expect(paid).toMatchObject({ result: 'SUCCESSFUL', refunds: [] })
    expect(other).toMatchObject({ status: 'not_paid', result: 'SUCCESSFUL', refunds: [total] })
    expect(bank.paymentOf(paid?.ref ?? '').refunds).toEqual([])
    expect(bank.paymentOf(other?.ref ?? '').refunds).toMatchObject([{ amount: total }])
    expect(await invoicesOf(params.uuid)).toEqual([{ kind: 'invoice', gross: total }])
    expect((await visitor.call('GET /orders/{uuid}/state', { params })).body).toMatchObject({
      status: 'finalized',
      payment: { status: 'paid', result: 'SUCCESSFUL', transactionId: paid?.providerId },
    })
    expect(await findBroken(shop)).toEqual([])

    await visitor.call('POST /orders/{uuid}/cancel', { params, body: { email: contact.email } })
    expect(await work(params.uuid, jobs.refunds)).toBe(2)
    for (const one of [first, second]) expect(one.refunds).toMatchObject([{ amount: total }])
    expect((await invoicesOf(params.uuid)).map(({ gross }) => gross)).toEqual([total, -total])
    expect(await findBroken(shop)).toEqual([])
  })
})
