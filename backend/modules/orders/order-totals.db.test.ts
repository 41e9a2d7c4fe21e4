import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from './shop.test-support.ts'

let shop: TestShop
let book: number
let id: number

beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 100)
})
afterAll(() => shop.close())

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await shop.connection.pool.query<Row>(text, values)).rows

/** Runs the statements in one transaction. */
const together = async (statements: readonly string[]): Promise<void> => {
  const client = await shop.connection.pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The order is delivered home and paid on delivery, and each of the two is a line of its own. */
beforeEach(async () => {
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, {
    items: [{ variantId: book, quantity: 2 }],
    delivery: 'home',
    payment: 'cash_on_delivery',
  })
  const { body } = await finalize(visitor, cart)
  const [order] = await sql<{ id: number }>('select id from orders where uuid = $1', [body.orderUuid])
  id = order?.id ?? 0
})

const line = (kind: string, gross: number, net: number, vatRate = 27) =>
  `insert into order_adjustments (order_id, kind, class, name, gross, net, vat_rate)
   values (${id}, '${kind}', '${gross < 0 ? 'discount' : 'cost'}', '{"hu": "Sor", "en": "Line"}', ${gross}, ${net}, ${vatRate})`
const total = (gross: number, net: number) =>
  `update orders set total_gross = total_gross + ${gross}, total_net = total_net + ${net} where id = ${id}`
const vat = (rate: number, amount: number) =>
  `update orders set vat = (select jsonb_agg(case when (v->>'rate')::int = ${rate}
     then jsonb_build_object('rate', ${rate}, 'amount', (v->>'amount')::int + ${amount}) else v end) from jsonb_array_elements(vat) v) where id = ${id}`

const refused = { code: '23514', constraint: 'orders_are_their_lines' }

describe('the database refuses a commit', () => {
  test.each([
    ['in which the gross total alone rises', () => [total(1, 0)]],
    ['in which the net total alone falls', () => [total(0, -1)]],
    [
      'in which the sum of the items is another one',
      () => [`update orders set items_gross = items_gross + 1 where id = ${id}`],
    ],
    ['in which a tax is another one', () => [vat(5, 1)]],
    ['in which a tax moves from one rate to another', () => [vat(5, 1), vat(27, -1)]],
    ['of a line without its total', () => [line('second_shipment', 1_270, 1_000)]],
    ['of a line without its tax', () => [line('second_shipment', 1_270, 1_000), total(1_270, 1_000)]],
    [
      'of a line with the tax of another rate',
      () => [line('second_shipment', 1_270, 1_000), total(1_270, 1_000), vat(5, 270)],
    ],
    ['of a discount without its total', () => [line('order_coupon', -105, -100, 5)]],
    ['that takes a line away', () => [`delete from order_adjustments where order_id = ${id} and kind = 'shipping'`]],
    [
      'that changes a line',
      () => [`update order_adjustments set net = net - 1 where order_id = ${id} and kind = 'payment'`],
    ],
    [
      'that changes the rate of a line',
      () => [`update order_adjustments set vat_rate = 5 where order_id = ${id} and kind = 'payment'`],
    ],
    [
      'that changes a price',
      () => [
        `update order_items set unit_gross = unit_gross + 1, total_gross = total_gross + 2 where order_id = ${id}`,
      ],
    ],
    ['that takes an item away', () => [`delete from order_items where order_id = ${id}`]],
  ])('%s', async (_, statements) => {
    const before = await sql(`select * from orders where id = ${id}`)
    await expect(together(statements())).rejects.toMatchObject(refused)
    expect(await sql(`select * from orders where id = ${id}`)).toEqual(before)
  })

  test('only at its end: within a transaction lines and totals may come one after the other', async () => {
    await together([
      line('second_shipment', 1_270, 1_000),
      total(1_270, 1_000),
      vat(27, 270),
      line('order_coupon', -105, -100, 5),
      total(-105, -100),
      vat(5, -5),
      `update orders set status = 'processing' where id = ${id}`,
    ])
    expect(await sql(`select kind from order_adjustments where order_id = ${id} order by id`)).toEqual([
      { kind: 'shipping' },
      { kind: 'payment' },
      { kind: 'second_shipment' },
      { kind: 'order_coupon' },
    ])
  })

  test.each([
    [
      'a discount that is positive',
      () => line('order_discount', 0, 0).replace("'cost'", "'discount'").replace(', 0, 0,', ', 1, 1,'),
    ],
    ['a cost that is negative', () => line('payment', -1, -1).replace("'discount'", "'cost'")],
    ['a net above its gross', () => line('payment', 1, 2)],
  ])('and at once %s', (_, statement) =>
    expect(together([statement()])).rejects.toMatchObject({ code: '23514', constraint: 'order_adjustments_sign' }),
  )

  test('and at once an item whose total is not its unit price times its quantity', () =>
    expect(
      together([`update order_items set total_gross = total_gross + 1 where order_id = ${id}`]),
    ).rejects.toMatchObject({
      code: '23514',
      constraint: 'order_items_total',
    }))
})

test('the lines of an order say where they come from, in both languages', async () => {
  const lines = await sql(
    `select kind, class, name, origin_code, item_id, vat_rate from order_adjustments where order_id = ${id} order by id`,
  )
  const [home] = await sql<{ name: object }>(`select name from delivery_modes where key = 'home'`)
  const [cash] = await sql<{ name: object }>(`select name from payment_methods where key = 'cash_on_delivery'`)
  const common = { class: 'cost', item_id: null, vat_rate: 27 }
  expect(lines).toEqual([
    { ...common, kind: 'shipping', name: home?.name, origin_code: 'home' },
    { ...common, kind: 'payment', name: cash?.name, origin_code: 'cash_on_delivery' },
  ])
})
