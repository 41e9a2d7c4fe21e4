import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../kernel/in-transaction.ts'
import { ok } from '../kernel/result.ts'
import { fillCart, finalize, findVariant, type Found, putStock } from '../modules/checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import { setSupplied } from '../modules/stock/service.ts'
import { examine, isBroken } from './doctor.ts'
import { cancelOrder } from './orders.ts'
import { runCommand } from './run-command.test-support.ts'
import { listSupplies, receiveSupply } from './supplies.ts'

let shop: TestShop
let book: Found
beforeAll(async () => {
  shop = await openShop()
  book = await findVariant(shop, 'book')
  await putStock(shop, book.id, 1)
  await inTransaction(shop.services, async (tx) =>
    ok(
      await setSupplied(tx, [
        { variantId: book.id, supplier: 'Nagyker', copies: 20, leadDays: 2 },
        { variantId: book.id, supplier: 'Kisker', copies: 3, leadDays: 1 },
      ]),
    ),
  )
})
afterAll(() => shop.close())

const order = async (quantity: number) => {
  const visitor = await shop.visit()
  const items = [{ variantId: book.id, quantity }]
  const cart = await fillCart(visitor, { items, delivery: 'home', payment: 'cash_on_delivery' })
  return (await finalize(visitor, cart)).body
}
const listed = async () => JSON.parse((await runCommand(shop, listSupplies, [], { json: true })).text)
const rows = async (query: string) => (await shop.connection.pool.query(query, [book.id])).rows
const onHand = async () =>
  (await rows(`select on_hand from stock_items where variant_id = $1 and warehouse_id = 1`))[0].on_hand
const doctorFinds = async () => (await examine(shop.connection)).filter(isBroken)

describe('copies that a supplier has to send', () => {
  let [first, second]: { orderNumber: string; orderUuid: string }[] = []

  test('are listed by supplier with their orders, and those on hand are not among them', async () => {
    expect((await runCommand(shop, listSupplies)).text).toBe('Nothing is to be ordered from suppliers.')
    first = await order(3)
    second = await order(4)
    expect(await listed()).toEqual([
      expect.objectContaining({
        supplier: 'Nagyker',
        leadDays: 2,
        sku: book.sku,
        copies: 6,
        orders: [first?.orderNumber, second?.orderNumber],
      }),
    ])
    const { text } = await runCommand(shop, listSupplies)
    expect(text).toMatch(/^Nagyker: 6 copies\n {5}6 {2}\d{13} {2}.+, 2 working days {2}\(/)
  })

  test('are written as a table', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'supplies-')), 'order.csv')
    expect((await runCommand(shop, listSupplies, [file])).text).toBe(`${file}: 1 books`)
    const [head, line] = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
    expect(head).toBe('Supplier;ISBN;SKU;Title;Copies;Orders')
    expect(line).toContain(`;6;${first?.orderNumber} ${second?.orderNumber}`)
    await expect(runCommand(shop, listSupplies, ['order.txt'])).rejects.toThrow('.csv')
  })

  test('that have come go to the oldest order first, through the ledger', async () => {
    const { text } = await runCommand(shop, receiveSupply, [book.sku, '3'])
    expect(text).toBe(`${book.sku}: 3 have come, 3 for orders, 0 for the shop`)
    expect(await listed()).toEqual([expect.objectContaining({ copies: 3, orders: [second?.orderNumber] })])
    const moved = await rows(
      `select reason, quantity from stock_movements where variant_id = $1 order by id desc limit 3`,
    )
    expect(moved.toReversed()).toEqual([
      { reason: 'receipt', quantity: 3 },
      { reason: 'sale', quantity: -2 },
      { reason: 'sale', quantity: -1 },
    ])
    expect(await doctorFinds()).toEqual([])
  })

  test('are ours where nobody waits for them', async () => {
    await runCommand(shop, receiveSupply, [book.sku, '5'])
    expect(await listed()).toEqual([])
    expect(await onHand()).toBe(2)
    expect(await rows(`select detail from audit_log where action = 'supplies.receive' and $1 > 0 order by id`)).toEqual(
      [{ detail: { copies: 3, sold: 3, kept: 0 } }, { detail: { copies: 5, sold: 3, kept: 2 } }],
    )
  })

  test('are in the warehouse when their order is cancelled after they have come', async () => {
    await runCommand(shop, cancelOrder, [first?.orderNumber ?? '', 'test'])
    expect(await onHand()).toBe(5)
    expect(await doctorFinds()).toEqual([])
  })

  test('need an item that is counted, and a number', async () => {
    await expect(runCommand(shop, receiveSupply, ['no-such', '1'])).rejects.toThrow('no-such')
    await expect(runCommand(shop, receiveSupply, [book.sku, '0'])).rejects.toThrow('a number of copies')
  })
})
