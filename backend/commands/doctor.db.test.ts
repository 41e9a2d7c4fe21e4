import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, payAt, putStock } from '../modules/checkout/checkout.test-support.ts'
import { memoryFiles } from '../modules/invoices/invoices.test-support.ts'
import { followOrder } from '../modules/invoices/service.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import { doctor, examine, isBroken } from './doctor.ts'
import { runCommand } from './run-command.test-support.ts'
import { invariants } from './invariants.ts'

let shop: TestShop
let book: number
let orders: { cash: string; paid: string; open: string }

const order = async (payment: 'simplepay' | 'cash_on_delivery', pay: boolean) => {
  const visitor = await shop.visit()
  const { body } = await finalize(
    visitor,
    await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment }),
  )
  if (pay && body.paymentUrl)
    await shop.guest.call('GET /v2.0/transactions/{id}/check', {
      params: { id: (await payAt(body.paymentUrl, 'pay')).id },
    })
  return body.orderNumber
}

beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 20)
  orders = {
    cash: await order('cash_on_delivery', false),
    paid: await order('simplepay', true),
    open: await order('simplepay', false),
  }
  const { rows } = await sql('select id from orders where number = $1', [orders.paid])
  await followOrder(shop.services, Number(rows[0]?.id))
})
afterAll(() => shop.close())

const broken = async () =>
  (await examine({ ...shop.services, pool: shop.connection.pool })).filter(isBroken).map(({ name }) => name)
const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)

test('a shop that has worked honestly is well', async () => {
  expect(await broken()).toEqual([])
})

describe('damage is found', () => {
  const order = (number: string) => `(select id from orders where number = '${number}')`
  const cases: [string, () => string[], () => string[]][] = [
    [
      'configuration',
      () => [`insert into config_entries (key, value) values ('operation_mode', '"b2x"')`],
      () => [`delete from config_entries`],
    ],
    [
      'stock_not_negative',
      () => [
        'alter table stock_items drop constraint stock_never_oversold',
        `update stock_items set reserved = on_hand + 1 where variant_id = ${book}`,
      ],
      () => [
        `update stock_items set reserved = 1 where variant_id = ${book} and warehouse_id = 1`,
        `update stock_items set reserved = 0 where warehouse_id <> 1`,
      ],
    ],
    [
      'stock_is_its_movements',
      () => [`update stock_items set on_hand = on_hand + 1 where variant_id = ${book}`],
      () => [`update stock_items set on_hand = on_hand - 1 where variant_id = ${book}`],
    ],
    [
      'reserved_is_its_reservations',
      () => [`update reservations set quantity = quantity + 1 where order_id = ${order(orders.open)}`],
      () => [`update reservations set quantity = quantity - 1 where order_id = ${order(orders.open)}`],
    ],
    [
      'reservations_have_their_order',
      () => [`update reservations set status = 'released' where order_id = ${order(orders.cash)}`],
      () => [`update reservations set status = 'claimed' where order_id = ${order(orders.cash)}`],
    ],
    [
      'orders_are_their_lines',
      () => [
        'alter table order_adjustments disable trigger order_adjustments_make_the_total',
        `update order_adjustments set gross = gross + 1 where order_id = ${order(orders.cash)}`,
      ],
      () => [
        `update order_adjustments set gross = gross - 1 where order_id = ${order(orders.cash)}`,
        'alter table order_adjustments enable trigger order_adjustments_make_the_total',
      ],
    ],
    [
      'orders_are_their_shipments',
      () => [
        `update order_shipments set gross = gross + 1 where order_id = ${order(orders.cash)}`,
        `update order_items set shipment_id = null where order_id = ${order(orders.paid)}`,
      ],
      () => [
        `update order_shipments set gross = gross - 1 where order_id = ${order(orders.cash)}`,
        `update order_items set shipment_id = (select id from order_shipments where order_id = ${order(orders.paid)}) where order_id = ${order(orders.paid)}`,
      ],
    ],
    [
      'one_order_a_cart',
      () => [
        `update draft_orders set status = 'opened' where id = (select draft_order_id from orders where number = '${orders.cash}')`,
      ],
      () => [
        `update draft_orders set status = 'closed' where id = (select draft_order_id from orders where number = '${orders.cash}')`,
      ],
    ],
    [
      'orders_have_their_history',
      () => [`update orders set status = 'processing' where number = '${orders.cash}'`],
      () => [`update orders set status = 'finalized' where number = '${orders.cash}'`],
    ],
    [
      'orders_have_their_payment',
      () => [
        'create table kept as select * from payments',
        `delete from payments where order_id = ${order(orders.cash)}`,
      ],
      () => [
        `insert into payments overriding system value select * from kept where order_id = ${order(orders.cash)}`,
        'drop table kept',
      ],
    ],
    [
      'online_orders_are_paid',
      () => [`update payments set status = 'not_paid', result = 'ERROR' where order_id = ${order(orders.paid)}`],
      () => [`update payments set status = 'paid', result = 'SUCCESSFUL' where order_id = ${order(orders.paid)}`],
    ],
    [
      'money_has_its_order',
      () => [`update payments set amount = amount + 1 where order_id = ${order(orders.paid)}`],
      () => [`update payments set amount = amount - 1 where order_id = ${order(orders.paid)}`],
    ],
    [
      'ratings_are_summed',
      () => ['update products set rating_sum = rating_sum + 1 where id = 1'],
      () => ['update products set rating_sum = rating_sum - 1 where id = 1'],
    ],
    [
      'paid_once',
      () => [
        'drop index payments_paid_once',
        `insert into payments (uuid, order_id, attempt, method, order_ref, currency, amount, status, result, created_at) select gen_random_uuid(), order_id, 2, method, 'twice', currency, amount, 'paid', 'SUCCESSFUL', created_at from payments where order_id = ${order(orders.paid)}`,
      ],
      () => [`delete from payments where order_ref = 'twice'`],
    ],
    [
      'invoices_are_whole',
      () => [`update invoice_counters set last = last + 1`],
      () => [`update invoice_counters set last = last - 1`],
    ],
    [
      'withdrawals_are_answered',
      () => [
        `insert into withdrawals (order_id, number, name, email, locale, declared_at) values (${order(orders.cash)}, 'E1', '', '', 'hu', now())`,
      ],
      () => [`delete from withdrawals`],
    ],
    [
      'orders_are_confirmed',
      () => [
        `update jobs.job set state = 'failed' where name = 'order-confirmation-mail' and (data->>'orderId')::int = ${order(orders.cash)}`,
      ],
      () => [
        `update jobs.job set state = 'created' where name = 'order-confirmation-mail' and (data->>'orderId')::int = ${order(orders.cash)}`,
      ],
    ],
    [
      'refunds_are_under_way',
      () => [
        `insert into refunds (payment_id, amount, reason, at) select id, amount, 'test', now() from payments where order_id = ${order(orders.paid)}`,
      ],
      () => ['delete from refunds'],
    ],
  ]

  test.each(cases)('%s', async (name, harm, mend) => {
    expect(await broken()).toEqual([])
    for (const statement of harm()) await sql(statement)
    expect(await broken()).toContain(name)
    for (const statement of mend()) await sql(statement)
  })

  test('by one case for each invariant', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(
      ['configuration', ...invariants.map(({ name }) => name)].toSorted(),
    )
  })
})

describe('the command', () => {
  const run = (json: boolean) => runCommand(shop, doctor, [], { json })

  test('ends with 0 or 1, in words or as JSON, and only notes what is due', async () => {
    expect(await run(false)).toMatchObject({ code: 0, text: expect.stringContaining('All checks passed.') })
    const { rows } = await sql(
      `insert into refunds (payment_id, amount, reason, at) select id, amount, 'test', now() from payments limit 1 returning id`,
    )
    await shop.services.jobs.enqueue(shop.services.db, 'refund', { refundId: Number(rows[0]?.id) })
    expect(await run(false)).toMatchObject({ code: 0, text: expect.stringContaining('note refunds_due (1)') })
    await sql(`update stock_items set on_hand = on_hand + 1 where variant_id = ${book}`)
    const { code, text } = await run(true)
    expect(code).toBe(1)
    expect(JSON.parse(text)).toMatchObject({ ok: false })
    expect((await run(false)).text).toContain('BAD  stock_is_its_movements')
  })
})
