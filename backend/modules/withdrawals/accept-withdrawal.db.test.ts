import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashAmount } from '#lib/format/cash-amount.ts'
import { addRefund } from '../../commands/refunds.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { acceptWithdrawal, listWithdrawals } from '../../commands/withdrawals.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { contact, jobsOf } from '../checkout/checkout.test-support.ts'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { sendWithdrawalMail } from '../mail/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { refund } from '../payments/service.ts'
import { type Bought, buy, deliver, detailOf, withdraw } from './withdrawals.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop(1_000, { files: memoryFiles().files })))
afterAll(() => shop.close())

const rowsOf = async <Row extends object>(query: string, values: unknown[]): Promise<Row[]> =>
  (await shop.connection.pool.query<Row>(query, values)).rows

const follow = async ({ uuid }: Pick<Bought, 'uuid'>) => {
  const [order] = await rowsOf<{ id: number }>('select id from orders where uuid = $1', [uuid])
  await Promise.all([1, 2].map(() => followOrder(shop.services, order?.id ?? 0)))
}

/** Lets the provider make the refunds of an order that are due. */
const payRefunds = async ({ uuid }: Pick<Bought, 'uuid'>) => {
  const due = await rowsOf<{ id: number }>(
    `select r.id from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     where o.uuid = $1 and r.status = 'due' order by r.id`,
    [uuid],
  )
  for (const { id } of due) await refund(shop.services, id)
}

const invoicesOf = ({ uuid }: Pick<Bought, 'uuid'>) =>
  rowsOf<{ kind: string; gross: number; reason: string | null; vat: { rate: number; gross: number }[] }>(
    'select i.kind, i.gross, i.reason, i.vat from invoices i join orders o on o.id = i.order_id where o.uuid = $1 order by i.id',
    [uuid],
  )

const stockOf = async (sku: string): Promise<number> =>
  (
    await rowsOf<{ count: number }>(
      "select on_hand as count from stock_items s join variants v on v.id = s.variant_id join warehouses w on w.id = s.warehouse_id where v.sku = $1 and w.kind = 'web'",
      [sku],
    )
  )[0]?.count ?? 0

const accept = (number: string, ...words: string[]) => runCommand(shop, acceptWithdrawal, [number, ...words])
const withdrawn = async (bought: Bought, ...quantities: number[]) => {
  const { items } = await detailOf(bought)
  const wanted = quantities.map((quantity, index) => ({ id: items[index]?.id ?? 0, quantity }))
  const { body } = await withdraw(bought.visitor, bought.uuid, { items: wanted.filter(({ quantity }) => quantity > 0) })
  return body.number
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test('what was paid by card goes back by card, and the correction names the books at their rate', async () => {
  const bought = await buy(shop, { kinds: ['book', 'book'], quantity: 2, payment: 'simplepay' })
  await follow(bought)
  await deliver(shop, bought)
  const number = await withdrawn(bought, 1)
  expect((await runCommand(shop, listWithdrawals)).text).toContain(number)
  const { items, total, currency } = await detailOf(bought)
  const [first] = items
  const price = first?.unitPrice.gross ?? 0
  const stock = await stockOf(first?.sku ?? '')
  expect((await accept(number, 'restock')).text).toBe(`${number}: ${price} (${currency}), by the payment provider`)
  expect((await runCommand(shop, listWithdrawals)).text).not.toContain(number)
  expect(await stockOf(first?.sku ?? '')).toBe(stock + 1)
  await payRefunds(bought)
  await follow(bought)
  expect(await invoicesOf(bought)).toMatchObject([
    { kind: 'invoice', gross: total.gross },
    { kind: 'correction', gross: -price, reason: 'withdrawal', vat: [{ rate: 5, gross: -price }] },
  ])
  expect((await detailOf(bought)).withdrawal.withdrawals).toMatchObject([{ number, amount: price }])
  await expect(accept(number)).rejects.toThrow('was accepted before')

  const rest = await withdrawn(bought, 1, 2)
  await accept(rest)
  await payRefunds(bought)
  await follow(bought)
  const all = await invoicesOf(bought)
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'storno'])
  expect(sum(all.map(({ gross }) => gross))).toBe(0)
})

test('what was paid at the door is transferred, and the delivery with the last copy at its cheapest price', async () => {
  const bought = await buy(shop, { quantity: 2 })
  const early = await withdrawn(bought, 1)
  await expect(accept(early)).rejects.toThrow('has not been handed over')
  await deliver(shop, bought)
  await expect(accept(early)).rejects.toThrow('has no invoice yet')
  await follow(bought)
  expect((await accept(early)).text).toContain('by a transfer that you make')
  await accept(await withdrawn(bought, 1))
  const { total, deliveryPrice, withdrawal, items } = await detailOf(bought)
  const amounts = withdrawal.withdrawals.map(({ amount }) => amount ?? 0)
  expect(amounts[0]).toBe(items[0]?.unitPrice.gross)
  const [cheapest] = await rowsOf<{ gross: number }>(
    `select min(gross)::int as gross from delivery_prices p join delivery_modes m on m.id = p.delivery_mode_id
     where p.currency = 'HUF' and m.flow in ('home', 'pickup_point')`,
    [],
  )
  const kept = deliveryPrice.gross - (cheapest?.gross ?? 0)
  expect(kept).toBeGreaterThan(0)
  expect(sum(amounts)).toBe(total.gross - kept)
  await follow(bought)
  expect(sum((await invoicesOf(bought)).map(({ gross }) => gross))).toBe(kept)
})

test('cash that was rounded goes back as it was paid, and nothing is left of the invoice', async () => {
  const prices = `update delivery_prices p set gross = 991 from delivery_modes m
    where m.id = p.delivery_mode_id and p.currency = 'HUF' and m.flow in ('home', 'pickup_point')`
  await rowsOf(prices, [])
  const bought = await buy(shop, { quantity: 2 })
  await deliver(shop, bought)
  await follow(bought)
  for (const quantity of [1, 1]) await accept(await withdrawn(bought, quantity))
  const { total, withdrawal } = await detailOf(bought)
  const paid = cashAmount(total.gross, 'HUF')
  expect(paid).not.toBe(total.gross)
  const amounts = withdrawal.withdrawals.map(({ amount }) => amount ?? 0)
  expect(sum(amounts)).toBe(paid)
  await follow(bought)
  expect(
    await rowsOf(
      'select payable from invoices i join orders o on o.id = i.order_id where o.uuid = $1 order by i.id limit 1',
      [bought.uuid],
    ),
  ).toEqual([{ payable: paid }])
  expect((await invoicesOf(bought)).map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'storno'])
})

test('an order of which nothing has left is cancelled, and its copies are back', async () => {
  const bought = await buy(shop, { payment: 'simplepay' })
  await follow(bought)
  const sku = (await detailOf(bought)).items[0]?.sku ?? ''
  const stock = await stockOf(sku)
  const number = await withdrawn(bought, 1)
  const { total } = await detailOf(bought)
  expect((await accept(number, 'restock')).text).toBe(
    `${number}: ${total.gross} (HUF), by the payment provider, and the order is cancelled`,
  )
  expect((await detailOf(bought)).status).toBe('cancelled')
  expect(await stockOf(sku)).toBe(stock + 1)
  await payRefunds(bought)
  await follow(bought)
  expect((await invoicesOf(bought)).map(({ kind }) => kind)).toEqual(['invoice', 'storno'])
})

test('no more goes back than is left of what was paid', async () => {
  const bought = await buy(shop, { payment: 'simplepay' })
  await follow(bought)
  await deliver(shop, bought)
  await runCommand(shop, addRefund, [bought.number, 'all', 'megsérült'])
  await payRefunds(bought)
  await follow(bought)
  const number = await withdrawn(bought, 1)
  expect((await accept(number)).text).toBe(`${number}: 0 (HUF), no money is due`)
  await follow(bought)
  const all = await invoicesOf(bought)
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'storno'])
  expect(await jobsOf(shop, 'withdrawal-mail')).toContainEqual({ withdrawalId: expect.any(Number), news: 'accepted' })
})

test('two operators at once give back once', async () => {
  const bought = await buy(shop, { quantity: 2, payment: 'simplepay' })
  await follow(bought)
  await deliver(shop, bought)
  const number = await withdrawn(bought, 1)
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => accept(number, 'restock')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await payRefunds(bought)
  await follow(bought)
  expect(await invoicesOf(bought)).toHaveLength(2)
})

describe('the mail', () => {
  const send = async () => {
    const job = (await jobsOf(shop, 'withdrawal-mail')).at(-1) as Jobs['withdrawal-mail']
    const before = shop.mails.length
    await Promise.all([1, 2].map(() => sendWithdrawalMail(shop.services, job)))
    return shop.mails.slice(before)
  }

  test('says what goes back and how, once', async () => {
    const bought = await buy(shop, { quantity: 2 })
    await deliver(shop, bought)
    await follow(bought)
    const number = await withdrawn(bought, 1)
    await accept(number)
    const mails = await send()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [contact.email, `Elfogadtuk az elállásodat: ${number}`],
    ])
    const { items } = await detailOf(bought)
    expect(mails[0]?.text).toContain(items[0]?.name)
    expect(mails[0]?.text).toMatch(/\sFt jár vissza, ezt bankszámlára utaljuk\./)
  })
})

test('words that are not understood change nothing', async () => {
  const bought = await buy(shop)
  const number = await withdrawn(bought, 1)
  await expect(accept(number, 'sell')).rejects.toThrow('only restock')
  await expect(accept('K-0-E1')).rejects.toThrow('no withdrawal K-0-E1')
  expect((await detailOf(bought)).withdrawal.withdrawals).toMatchObject([{ amount: null }])
})
