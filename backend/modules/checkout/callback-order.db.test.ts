import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentResults } from '#contracts/orders.ts'
import { invariants } from '../../commands/invariants.ts'
import type { Services } from '../../kernel/context.ts'
import { fillCart, finalize, findVariant, putStock } from './checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import type { PaymentResult } from '../../ports/payments/port.ts'
import { cancelOverdue } from './cancel-overdue.ts'
import { type PaymentRow, selectByOrderRef } from '../payments/queries.ts'
import { recordResult } from './record-result.ts'

let shop: TestShop
let payment: PaymentRow
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 2)
  const visitor = await shop.visit()
  const { body } = await finalize(
    visitor,
    await fillCart(visitor, { items: [{ variantId: book, quantity: 2 }], delivery: 'home' }),
  )
  const row = await selectByOrderRef(shop.services.db, `${body.orderNumber}-1`)
  if (!row) throw new Error('The order has no payment')
  payment = row
})
afterAll(() => shop.close())

/** Events of an order between two messages of the provider. */
type Event = PaymentResult | 'time is over' | 'copies are gone'

const hour = 3_600_000

const sellTheRest = (ctx: Services) =>
  ctx.db.execute(sql`
  with sold as (select warehouse_id, on_hand - reserved as free from stock_items where variant_id = ${book} and on_hand > reserved),
    moved as (insert into stock_movements (warehouse_id, variant_id, quantity, reason, at) select warehouse_id, ${book}, -free, 'correction', now() from sold)
  update stock_items s set on_hand = reserved from sold where s.variant_id = ${book} and s.warehouse_id = sold.warehouse_id`)

const follow = async (ctx: Services, event: Event): Promise<void> => {
  const { orderRef, amount, currency } = payment
  if (event === 'time is over') await cancelOverdue({ ...ctx, now: () => new Date(shop.clock.now().getTime() + hour) })
  else if (event === 'copies are gone') await sellTheRest(ctx)
  else await recordResult(ctx, payment, { result: event, providerStatus: event, orderRef, amount, currency })
}

class Undo extends Error {}

/** Plays the events in a transaction that is undone at the end, so that every run begins with the same order under payment. */
const play = async (
  events: readonly Event[],
): Promise<{ order: string; payment: string; refunds: number; mails: number; broken: string[] }> => {
  let end: Awaited<ReturnType<typeof play>> | undefined
  const run = shop.services.db.transaction(async (db) => {
    const ctx = { ...shop.services, db }
    for (const event of events) await follow(ctx, event)
    const { rows } = await db.execute<{ order: string; payment: string; refunds: number; mails: number }>(sql`
      select o.status as order, p.status as payment, (select count(*)::int from refunds r where r.payment_id = p.id) as refunds,
        (select count(*)::int from jobs.job where name = 'order-confirmation-mail') as mails
      from payments p join orders o on o.id = p.order_id where p.id = ${payment.id}`)
    const broken: string[] = []
    for (const { name, query } of invariants) if ((await db.execute(sql.raw(query))).rows.length > 0) broken.push(name)
    if (rows[0]) end = { ...rows[0], broken }
    throw new Undo()
  })
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  if (!end) throw new Error('The run has no end')
  return end
}

/** Until the payment succeeds, the order can be cancelled and its copies can be sold to others. */
const beforeSuccess = (events: readonly Event[]): readonly Event[] => events.slice(0, events.indexOf('SUCCESSFUL'))
const isCancelledAndSoldOut = (events: readonly Event[]): boolean => {
  const before = beforeSuccess(events)
  const cancelled = before.indexOf('time is over')
  return cancelled >= 0 && before.lastIndexOf('copies are gone') > cancelled
}

const refusals = new Set<Event>(['ERROR', 'TIMEOUT', 'CANCELED'])

const endOf = (events: readonly Event[]): object => {
  if (events.includes('SUCCESSFUL') && isCancelledAndSoldOut(events))
    return { payment: 'paid', order: 'cancelled', refunds: 1, mails: 0 }
  if (events.includes('SUCCESSFUL')) return { payment: 'paid', order: 'finalized', refunds: 0, mails: 1 }
  const nothing = { refunds: 0, mails: 0 }
  if (events.includes('time is over'))
    return { ...nothing, payment: expect.stringMatching(/^(in_progress|not_paid)$/), order: 'cancelled' }
  return {
    ...nothing,
    payment: events.some((event) => refusals.has(event)) ? 'not_paid' : 'in_progress',
    order: 'under_payment',
  }
}

const events = fc.array(fc.constantFrom<Event>(...paymentResults, 'time is over', 'copies are gone'), { maxLength: 7 })

/** R1-5: the set of the provider's messages decides, and neither their order nor their number. */
test(
  'whatever comes in whatever order, money buys the order or is given back once',
  () =>
    fc.assert(
      fc.asyncProperty(events, async (happened) => {
        expect(await play(happened)).toEqual({ ...endOf(happened), broken: [] })
      }),
      { numRuns: 500 },
    ),
  300_000,
)
