import { sql } from 'drizzle-orm'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import type { ApiServer } from '#tests/support/api-server.ts'

/** Books of the demo deals (backend/seed/data/deals.json). */
export const dealBooks = {
  /** Costs 300 Ft less from two copies; offers an upsell. */
  parent: 'a-pal-utcai-fiuk-hu',
  /** Offers a gift. */
  giving: 'micimacko-hu',
} as const

export interface DealBook {
  id: number
  title: string
}

/** A printed edition of a book, old enough for every discount, and with copies for every test. */
export const prepareBook = async ({ services: { db } }: ApiServer, product: string): Promise<DealBook> => {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    update variants v set published_on = '2020-01-01' from products p
    where p.id = v.product_id and p.key = ${product} and v.id = (
      select min(w.id) from variants w where w.product_id = p.id and w.format in ('paperback', 'hardback'))
    returning v.id, p.title`)
  const [book] = rows
  if (!book) throw new Error(`The demo catalog has no ${product}`)
  // The gifts and upsells of its deals too.
  await db.execute(sql`update stock_items set on_hand = reserved + 500`)
  return book
}

/** Sets what the goods of an order must cost at least. */
export const setMinimumOrder = ({ services: { db } }: ApiServer, minimum: Record<string, number>) =>
  db.execute(sql`
    insert into config_entries (key, value)
    values ('pricing_rules', ${JSON.stringify({ minimum_price: 1, rate_unit: 0.01, minimum_order: minimum })}::jsonb)
    on conflict (key) do update set value = excluded.value`)

/** Chooses the first reward of the deal with this key, for its item where it has one. */
export const chooseReward = async (order: DraftOrder, key: string, quantity = 1): Promise<DraftOrder> => {
  const params = { uuid: order.uuid }
  const { orderDeals, itemDeals } = await call('GET /draft_orders/{uuid}/deals', { params })
  const deal = [...orderDeals, ...itemDeals].find((one) => one.key === key)
  const [reward] = deal?.rewards ?? []
  if (!deal || !reward) throw new Error(`The cart is offered no ${key}`)
  const { dealId, parentId } = deal
  return call('POST /draft_orders/{uuid}/deals', {
    params,
    body: { dealId, variantId: reward.variant.id, quantity, ...(parentId !== null && { parentId }) },
  })
}
