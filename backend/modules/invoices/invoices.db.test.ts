import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelInvoice, correctLines, listInvoices } from '../../commands/invoices.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { advanceOrder, cancelOrder, findOrderById, lockOrder, replaceAdjustments } from '../orders/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { memoryFiles, type Ordered, order } from './invoices.test-support.ts'
import { selectByOrder, selectLines } from './queries.ts'
import { followOrder } from './service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop(1_000, { files: memoryFiles().files })))
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const follow = (ordered: Ordered) => followOrder(shop.services, ordered.id)
const invoicesOf = ({ id }: Ordered) => selectByOrder(shop.connection.db, id)
const linesOf = (id: number) => selectLines(shop.connection.db, [id])
const withOrder = async ({ id }: Ordered, work: (tx: typeof shop.services, row: never) => Promise<unknown>) =>
  inTransaction(shop.services, async (tx) => {
    await work(tx, (await lockOrder(tx, id)) as never)
    return ok(null)
  })
const refused = (constraint: string) => expect.objectContaining({ constraint })

test('a paid order is invoiced once, with its own amounts, however often the job runs', async () => {
  const ordered = await order(shop, { quantity: 2 })
  expect(await jobsOf(shop, 'order-invoices')).toContainEqual({ orderId: ordered.id })
  await Promise.all(Array.from({ length: 5 }, () => follow(ordered)))
  const all = await invoicesOf(ordered)
  expect(all).toHaveLength(1)
  const [invoice] = all
  const placed = await findOrderById(shop.services, ordered.id)
  expect(invoice).toMatchObject({
    kind: 'invoice',
    orderNumber: ordered.number,
    gross: placed?.totalGross,
    net: placed?.totalNet,
    payable: placed?.totalGross,
    issuedOn: '2026-11-21',
    dueOn: '2026-11-21',
    exchangeRate: null,
    buyer: { name: 'Kovács Anna', ZIPCode: '1061', taxNumber: null },
    seller: { taxNumber: '00000000-2-41' },
  })
  expect(invoice?.number).toMatch(/^SZ-2026-\d{6}$/)
  expect(invoice?.vat.map(({ rate, vat }) => ({ rate, amount: vat }))).toEqual(placed?.vat)
  const lines = await linesOf(invoice?.id ?? 0)
  expect(lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['item', 2],
    ['shipping', 1],
  ])
})

test('a discount of the order is a negative line of its invoice', async () => {
  const ordered = await order(shop)
  await withOrder(ordered, (tx, row) =>
    replaceAdjustments(tx.db, row, 'order_discount', [
      {
        kind: 'order_discount',
        class: 'discount',
        name: { hu: 'Őszi kedvezmény', en: 'Autumn discount' },
        originCode: 'AUTUMN',
        itemId: null,
        gross: -500,
        net: -476,
        vatRate: 5,
      },
    ]),
  )
  await follow(ordered)
  const [invoice] = await invoicesOf(ordered)
  expect((await linesOf(invoice?.id ?? 0)).at(-1)).toMatchObject({
    kind: 'order_discount',
    name: 'Őszi kedvezmény',
    quantity: 1,
    net: -476,
    gross: -500,
  })
  expect(invoice?.gross).toBe((await findOrderById(shop.services, ordered.id))?.totalGross)
})

test('nothing is invoiced before it is paid, nor when it is cancelled unpaid', async () => {
  const ordered = await order(shop, { isPaid: false })
  await follow(ordered)
  await withOrder(ordered, (tx, row) => cancelOrder(tx, row, 'not paid in time'))
  await follow(ordered)
  expect(await invoicesOf(ordered)).toEqual([])
})

test('what is paid at the door is invoiced when its parcel leaves, and due after its arrival', async () => {
  const ordered = await order(shop, { payment: 'cash_on_delivery' })
  await follow(ordered)
  expect(await invoicesOf(ordered)).toEqual([])
  await withOrder(ordered, (tx, row) => advanceOrder(tx, row, 'sent'))
  await follow(ordered)
  const [invoice] = await invoicesOf(ordered)
  expect(invoice).toMatchObject({ kind: 'invoice', paymentMethod: 'cash_on_delivery', issuedOn: '2026-11-21' })
  const { rows } = await sql('select (max(arrives_to) + 8)::text as due from order_shipments where order_id = $1', [
    ordered.id,
  ])
  expect(invoice?.dueOn).toBe(rows[0]?.due)
  expect((await linesOf(invoice?.id ?? 0)).map(({ kind }) => kind)).toEqual(['item', 'shipping', 'payment'])
})

test('an invoice in euros names the rate of its day', async () => {
  await sql(`insert into config_entries (key, value) values ('exchange_rates', '{"EUR": 391.25}')`)
  const ordered = await order(shop, { currency: 'EUR' })
  await follow(ordered)
  await sql(`delete from config_entries where key = 'exchange_rates'`)
  expect(await invoicesOf(ordered)).toMatchObject([{ currency: 'EUR', exchangeRate: 39_125 }])
})

describe('an invoice is taken back by another one', () => {
  test('as a whole when its order is cancelled, once', async () => {
    const ordered = await order(shop)
    await follow(ordered)
    await withOrder(ordered, (tx, row) => cancelOrder(tx, row, 'cancelled by the buyer'))
    await Promise.all([follow(ordered), follow(ordered)])
    const [invoice, storno, ...others] = await invoicesOf(ordered)
    expect(others).toEqual([])
    expect(storno).toMatchObject({ kind: 'storno', correctsId: invoice?.id, correctionIndex: 1, reason: 'cancelled' })
    expect([storno?.gross, storno?.net]).toEqual([-(invoice?.gross ?? 0), -(invoice?.net ?? 0)])
  })

  test('line by line by an operator, never more than is left, and the rest is a storno', async () => {
    const ordered = await order(shop, { quantity: 3 })
    await follow(ordered)
    const [invoice] = await invoicesOf(ordered)
    const number = invoice?.number ?? ''
    const run = (...args: string[]) => runCommand(shop, correctLines, [number, ...args])
    await expect(run('1=4', 'too', 'many')).rejects.toThrow('more would come back than is left')
    await expect(run('9=1', 'no', 'such', 'line')).rejects.toThrow('no such lines')
    await expect(run('1=2')).rejects.toThrow('Say why')
    await expect(run('all of it')).rejects.toThrow('Name the lines')
    expect((await run('1=2', 'two', 'came', 'back')).text).toMatch(/: correction SZ-2026-\d{6}, -\d+ HUF$/)
    await expect(run('1=2', 'again')).rejects.toThrow('more would come back than is left')
    expect((await runCommand(shop, cancelInvoice, [number, 'all', 'of', 'it'])).text).toMatch(/: storno SZ-2026-/)
    await expect(runCommand(shop, cancelInvoice, [number, 'again'])).rejects.toThrow('Nothing is left')
    const all = await invoicesOf(ordered)
    expect(all.map(({ kind, correctionIndex, reason }) => [kind, correctionIndex, reason])).toEqual([
      ['invoice', null, null],
      ['correction', 1, 'two came back'],
      ['storno', 2, 'all of it'],
    ])
    expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(0)
    expect((await sql(`select action from audit_log where subject = $1 order by id`, [number])).rows).toEqual([
      { action: 'invoice.correction' },
      { action: 'invoice.storno' },
    ])
    // The order still stands, so a new invoice takes the place of the cancelled one.
    await follow(ordered)
    expect((await invoicesOf(ordered)).at(-1)).toMatchObject({ kind: 'invoice', gross: invoice?.gross })
    const { text } = await runCommand(shop, listInvoices, [], { limit: 2 })
    expect(text.split('\n').map((line) => line.split(/\s+/)[1])).toEqual(['invoice', 'storno'])
    await expect(runCommand(shop, listInvoices, [], { status: 'lost' })).rejects.toThrow('no status lost')
  })
})

describe('the database itself', () => {
  let invoice: number
  beforeAll(async () => {
    const ordered = await order(shop)
    await follow(ordered)
    invoice = (await invoicesOf(ordered))[0]?.id ?? 0
  })

  test.each([
    `update invoices set gross = gross + 1 where id = $1`,
    `update invoices set buyer = '{}' where id = $1`,
    `update invoices set number = 'SZ-2026-999999' where id = $1`,
    `update invoices set status = 'paid', due_on = due_on + 1 where id = $1`,
    `update invoice_lines set name = 'X' where invoice_id = $1`,
    `update invoice_history set reason = 'X' where invoice_id = $1`,
    `delete from invoice_history where invoice_id = $1`,
    `delete from invoice_lines where invoice_id = $1`,
    `delete from invoices where id = $1`,
    `truncate invoices cascade`,
    `truncate invoice_lines`,
  ])('refuses: %s', async (text) => {
    await expect(sql(text, text.includes('$1') ? [invoice] : [])).rejects.toEqual(refused('invoices_never_change'))
  })

  test('lets the status move', async () => {
    expect((await sql(`update invoices set status = 'accepted' where id = $1`, [invoice])).rowCount).toBe(1)
  })

  test('refuses one more line of an issued invoice, even one that costs nothing', async () => {
    const line = `insert into invoice_lines (invoice_id, position, kind, nature, name, note, quantity, vat_rate, unit_net, unit_gross, net, gross)
      values ($1, 99, 'item', 'product', 'X', '', 1, 5, 0, 0, 0, 0)`
    await expect(sql(line, [invoice])).rejects.toEqual(refused('invoices_are_their_lines'))
  })

  test('refuses an invoice that is not the sum of its lines, and one that leaves a gap', async () => {
    const copy = (changes: string) =>
      sql(
        `insert into invoices overriding user value select (jsonb_populate_record(i, '${changes}'::jsonb || jsonb_build_object('uuid', gen_random_uuid(), 'number', 'SZ-X'))).* from invoices i where id = $1`,
        [invoice],
      )
    const { rows } = await sql(`select last from invoice_counters where year = 2026`)
    const last = Number(rows[0]?.last)
    await expect(copy(`{"counter": ${last + 1}}`)).rejects.toEqual(refused('invoices_are_their_lines'))
    await expect(copy(`{"counter": ${last + 2}}`)).rejects.toEqual(refused('invoices_without_gap'))
    await expect(copy(`{"counter": ${last}}`)).rejects.toEqual(refused('invoices_counter'))
  })
})
