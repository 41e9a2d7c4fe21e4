import { sql } from 'drizzle-orm'
import { paymentResults } from '#contracts/orders.ts'
import { invariants } from '../../commands/invariants.ts'
import type { PaymentProvider, PaymentResult } from '../../ports/payments/port.ts'
import type { TestShop } from '../orders/shop.test-support.ts'
import { type BankKey, type Message, openBank } from './banks.test-support.ts'
import { fillCart, finalize, findVariant, putStock } from './checkout.test-support.ts'

/** What a provider and its payment page say of a payment that stands in one way. */
interface Word {
  /** Missing where the provider notifies nobody. */
  message: Message | undefined
  /** What the browser brings back. */
  back: { r: string; s: string }
}

/** How an order and its payment stand, and what has followed from it. */
export interface Standing {
  order: string
  payment: string
  isPaid: boolean
  sales: number
  mails: number
  refunds: number
  /** Notifications that the shop has stored. */
  stored: number
}

const readStanding = async ({ db }: TestShop['services'], orderRef: string): Promise<Standing> => {
  const { rows } = await db.execute<Standing & Record<string, unknown>>(sql`
    select o.status as order, p.status as payment, coalesce(p.result = 'SUCCESSFUL', false) as "isPaid",
      (select count(*)::int from order_history h where h.order_id = o.id and h.to_status = 'finalized') as sales,
      (select count(*)::int from jobs.job where name = 'order-confirmation-mail' and (data->>'orderId')::int = o.id) as mails,
      (select count(*)::int from refunds r where r.payment_id = p.id) as refunds,
      (select count(*)::int from payment_notifications) as stored
    from payments p join orders o on o.id = p.order_id where p.order_ref = ${orderRef}`)
  if (!rows[0]) throw new Error(`The shop has no payment ${orderRef}`)
  return rows[0]
}

/** @returns the rules for the data that do not hold */
export const findBroken = async ({ services: { db } }: TestShop): Promise<string[]> => {
  const broken: string[] = []
  for (const { name, query } of invariants) if ((await db.execute(sql.raw(query))).rows.length > 0) broken.push(name)
  return broken
}

/** Counts the questions to a provider, and can keep its answers back on their way. */
const watchQueries = (provider: PaymentProvider) => {
  const { query } = provider
  const line = { questions: 0, isSlow: false, onWaiting: () => {} }
  const waiting: (() => void)[] = []
  provider.query = async (reference) => {
    line.questions += 1
    const answer = await query(reference)
    if (line.isSlow) {
      const arrival = new Promise<void>((resolve) => void waiting.push(resolve))
      line.onWaiting()
      await arrival
    }
    return answer
  }
  return {
    line,
    /** The oldest answer that was kept back arrives. */
    letArrive: () => waiting.shift()?.(),
  }
}

class Undo extends Error {}

const placeOrder = async (shop: TestShop, payment: BankKey): Promise<string> => {
  const book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 2)
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment })
  return `${(await finalize(visitor, cart)).body.orderNumber}-1`
}

/** An order that waits for its payment, with all that its provider can say of it. */
export const setStage = async (shop: TestShop, key: BankKey) => {
  const bank = openBank(shop, key)
  const { notificationUrl } = shop.simulator.settings
  const orderRef = await placeOrder(shop, key)
  // The sweeper leaves a payment alone for a minute.
  shop.clock.advance(61_000)
  const payment = bank.paymentOf(orderRef)
  const provider = shop.services.payments[key]
  if (!provider || !notificationUrl) throw new Error(`The shop has no ${key}`)

  /** Runs `work` in a transaction of the whole shop that is undone at its end, as is all that the bank has booked. */
  const undone = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const { db } = shop.services
    const began = shop.clock.now().getTime()
    const booked = structuredClone(payment)
    const ends: Value[] = []
    try {
      await db.transaction(async (tx) => {
        shop.services.db = tx
        ends.push(await work())
        throw new Undo()
      })
    } catch (error) {
      if (!(error instanceof Undo)) throw error
    } finally {
      shop.services.db = db
      shop.clock.advance(began - shop.clock.now().getTime())
      Object.assign(payment, booked)
    }
    return ends[0] as Value
  }

  const say = (result: PaymentResult) => void (payment.status = bank.statuses[result])

  /** The bank sends its notification to the shop, which stores it as it came. */
  const readMessage = async (): Promise<Message | undefined> => {
    await bank.notify(orderRef)
    const { rows } = await shop.services.db.execute<Message & Record<string, unknown>>(
      sql`select headers, body from payment_notifications`,
    )
    return rows[0]
  }
  let id = ''
  const readWord = (result: PaymentResult): Promise<Word> =>
    undone(async () => {
      say(result)
      const back = await bank.backUrlOf(orderRef)
      id = back.pathname.split('/').at(-1) ?? ''
      const { r = '', s = '' } = Object.fromEntries(back.searchParams)
      return { message: await readMessage(), back: { r, s } }
    })
  const words = {} as Record<PaymentResult, Word>
  for (const result of paymentResults) words[result] = await readWord(result)
  // From here on nothing comes by itself: a session that is withdrawn would notify at a moment of its own.
  delete shop.stripe.settings.notificationUrl

  return {
    bank,
    words,
    say,
    undone,
    ...watchQueries(provider),
    post: ({ headers, body }: Message): Promise<Response> =>
      fetch(new URL(`/api/payments/${key}/notification`, notificationUrl), { method: 'POST', headers, body }),
    check: async (query: { r?: string; s?: string }) =>
      (await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query })).body.result,
    standing: () => readStanding(shop.services, orderRef),
  }
}
