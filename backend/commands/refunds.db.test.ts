import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, jobsOf, payAt, putStock } from '../modules/checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import { refund } from '../modules/payments/service.ts'
import type { Command } from './command.ts'
import { addRefund, listRefunds, retryRefunds } from './refunds.ts'
import { runCommand } from './run-command.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const run = async (command: Command) => (await runCommand(shop, command)).text

test('a refund whose tries are used up is listed and gets a new job, on record', async () => {
  const book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const { body } = await finalize(
    visitor,
    await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment: 'simplepay' }),
  )
  const sql = (text: string) => shop.connection.pool.query(text)
  await sql(
    `insert into refunds (payment_id, amount, reason, at, status) select id, amount, 'paid twice', now(), 'due' from payments`,
  )
  expect(await run(listRefunds)).toMatch(new RegExp(`^${body.orderNumber}.*HUF.*paid twice$`))
  expect(await run(retryRefunds)).toBe('Refunds started: 1')
  expect(await jobsOf(shop, 'refund')).toEqual([{ refundId: 1 }])
  expect((await sql(`select action, subject from audit_log`)).rows).toEqual([
    { action: 'refund.retry', subject: body.orderNumber },
  ])
  await sql(`update refunds set status = 'done'`)
  expect(await run(listRefunds)).toBe('')
})

describe.each(['simplepay', 'barion', 'online'] as const)('an operator refunds a payment of %s', (method) => {
  const paidOrder = async () => {
    const book = (await findVariant(shop, 'book')).id
    await putStock(shop, book, 5)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment: method })
    const { body } = await finalize(visitor, cart)
    const { id } = await payAt(body.paymentUrl ?? '', 'pay')
    await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id } })
    return { number: body.orderNumber, total: cart.totals.total.gross }
  }
  const bank = () => ({ simplepay: shop.simulator, barion: shop.barion, online: shop.stripe })[method]
  const add = (...args: string[]) => runCommand(shop, addRefund, args)
  const refundsAt = (number: string) => {
    const all: readonly { orderRef: string; refunds: { amount: number }[] }[] = bank().ledger.all()
    return all.find(({ orderRef }) => orderRef === `${number}-1`)?.refunds.map(({ amount }) => amount)
  }
  const dueOf = async (number: string) =>
    (
      await shop.connection.pool.query<{ id: number }>(
        `select r.id from refunds r join payments p on p.id = r.payment_id where p.order_ref = $1 and r.status = 'due' order by r.id`,
        [`${number}-1`],
      )
    ).rows.map(({ id }) => id)

  test('in part and then the rest, each once, in the order in which they were requested', async () => {
    const { number, total } = await paidOrder()
    expect((await add(number, '500', 'one', 'book', 'was', 'damaged')).text).toBe(
      `Refund of 500 (HUF) requested: ${number}`,
    )
    await expect(add(number, '500', 'one book was damaged')).rejects.toThrow('for this reason already')
    await expect(add(number, String(total - 499), 'too much')).rejects.toThrow(`Only ${total - 500} can`)
    expect((await add(number, 'all', 'withdrawal')).text).toBe(`Refund of ${total - 500} (HUF) requested: ${number}`)
    await expect(add(number, '1', 'more')).rejects.toThrow('Only 0 can')

    const [first = 0, second = 0] = await dueOf(number)
    await expect(refund(shop.services, second)).rejects.toThrow('waits')
    await Promise.allSettled(Array.from({ length: 5 }, () => refund(shop.services, first)))
    await refund(shop.services, first)
    expect(refundsAt(number)).toEqual([500])
    const simulator = bank()
    simulator.settings.fault = 'lost-answer'
    await expect(refund(shop.services, second)).rejects.toThrow('Payment provider')
    simulator.settings.fault = 'none'
    await refund(shop.services, second)
    expect(refundsAt(number)).toEqual([500, total - 500])
    expect(await dueOf(number)).toEqual([])
  })

  test('not what is no amount, no order, and nothing without a reason', async () => {
    const { number } = await paidOrder()
    for (const amount of ['0', '-1', '1.5', 'much', ''])
      await expect(add(number, amount, 'reason')).rejects.toThrow('is no amount')
    await expect(add(number, '1')).rejects.toThrow('Say why')
    await expect(add('KOL-0', '1', 'reason')).rejects.toThrow('There is no order')
    expect(await dueOf(number)).toEqual([])
  })
})

test('an order that is paid on delivery has nothing to be refunded', async () => {
  const book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment: 'cash_on_delivery' })
  const { body } = await finalize(visitor, cart)
  await expect(runCommand(shop, addRefund, [body.orderNumber, 'all', 'reason'])).rejects.toThrow('has no payment')
})
