import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, jobsOf, putStock } from '../modules/checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import type { Command } from './command.ts'
import { listRefunds, retryRefunds } from './refunds.ts'
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
