import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRefund } from '../../commands/refunds.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { advanceOrder, cancelOrder, lockOrder } from '../orders/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { refund } from '../payments/service.ts'
import { memoryFiles, type Ordered, order } from './invoices.test-support.ts'
import { selectByOrder, selectLines } from './queries.ts'
import { followOrder } from './service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop(1_000, { files: memoryFiles().files })))
afterAll(() => shop.close())

const follow = ({ id }: Ordered) => Promise.all([1, 2, 3].map(() => followOrder(shop.services, id)))
const invoicesOf = ({ id }: Ordered) => selectByOrder(shop.connection.db, id)
const withOrder = (
  { id }: Ordered,
  work: (tx: typeof shop.services, row: NonNullable<Awaited<ReturnType<typeof lockOrder>>>) => Promise<unknown>,
) =>
  inTransaction(shop.services, async (tx) => {
    const row = await lockOrder(tx, id)
    if (row) await work(tx, row)
    return ok(null)
  })

/** Requests a refund and lets the provider make it. */
const giveBack = async ({ number }: Ordered, amount: string, reason: string) => {
  await runCommand(shop, addRefund, [number, amount, reason])
  const { rows } = await shop.connection.pool.query<{ id: number }>(`select max(id)::int as id from refunds`)
  await refund(shop.services, rows[0]?.id ?? 0)
}

test('a part that was given back has one correction, the rest a storno, and then nothing is left', async () => {
  const ordered = await order(shop, { quantity: 2 })
  await follow(ordered)
  const jobs = (await jobsOf(shop, 'order-invoices')).length
  await giveBack(ordered, '500', 'egy könyv sérült')
  expect(await jobsOf(shop, 'order-invoices')).toHaveLength(jobs + 1)
  await follow(ordered)
  const [invoice, correction, ...more] = await invoicesOf(ordered)
  expect(more).toEqual([])
  expect(correction).toMatchObject({
    kind: 'correction',
    correctsId: invoice?.id,
    correctionIndex: 1,
    gross: -500,
    payable: -500,
    reason: 'egy könyv sérült',
    status: 'paid',
  })
  const lines = await selectLines(shop.connection.db, [correction?.id ?? 0])
  expect(lines.map(({ kind, name, quantity }) => [kind, name, quantity])).toEqual(
    (invoice?.vat ?? []).map(() => ['refund', 'Visszatérítés', -1]),
  )

  await giveBack(ordered, 'all', 'mégsem kell')
  await follow(ordered)
  await withOrder(ordered, (tx, row) => advanceOrder(tx, row, 'sent'))
  await follow(ordered)
  const all = await invoicesOf(ordered)
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'storno'])
  for (const key of ['gross', 'net'] as const) expect(all.reduce((sum, one) => sum + one[key], 0)).toBe(0)
  const vat = all.flatMap((one) => one.vat)
  for (const { rate } of vat)
    expect(vat.filter((row) => row.rate === rate).reduce((sum, row) => sum + row.vat, 0)).toBe(0)
})

test('what is not given back yet has no correction', async () => {
  const ordered = await order(shop)
  await follow(ordered)
  await runCommand(shop, addRefund, [ordered.number, '500', 'sérült'])
  await follow(ordered)
  expect(await invoicesOf(ordered)).toHaveLength(1)
})

test('the storno of a cancelled order takes back what earlier corrections have left', async () => {
  const ordered = await order(shop, { quantity: 2 })
  await follow(ordered)
  await giveBack(ordered, '700', 'engedmény')
  await follow(ordered)
  await withOrder(ordered, (tx, row) => cancelOrder(tx, row, 'cancelled by the shop'))
  await giveBack(ordered, 'all', 'lemondva')
  await follow(ordered)
  const all = await invoicesOf(ordered)
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'storno'])
  expect(all.reduce((sum, one) => sum + one.gross, 0)).toBe(0)
})
