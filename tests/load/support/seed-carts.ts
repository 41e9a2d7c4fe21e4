import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { contactOf, place } from './buyer.ts'
import type { LoadDatabase } from './load-database.ts'

export interface SeededCart {
  uuid: string
  token: string
  total: number
  /** What the buyer's organisation charges it to. */
  costCenterId?: number
}

const totalOf = async ({ pool }: LoadDatabase, variantIds: readonly number[], payment: string): Promise<number> => {
  const { rows } = await pool.query<{ gross: number; variantId: number }>(
    `select gross, variant_id as "variantId" from prices where currency = 'HUF' and price_list_id = (select id from price_lists where is_base) and variant_id = any($1)`,
    [variantIds],
  )
  const { rows: fees } = await pool.query<{ delivery: number; fee: number }>(
    `select (select gross from delivery_prices p join delivery_modes m on m.id = p.delivery_mode_id where m.key = 'home' and p.currency = 'HUF') as delivery,
      (select (fees->>'HUF')::int from payment_methods where key = $1) as fee`,
    [payment],
  )
  const items = rows.reduce((sum, { gross }) => sum + gross, 0)
  const { delivery = 0, fee = 0 } = fees[0] ?? {}
  return items + (items >= 12_000 ? 0 : delivery) + fee
}

/**
 * Inserts carts that are ready to be ordered, each with a session of its own. The tests begin after the checkout's
 * steps, so the carts are written directly.
 */
export const seedCarts = async (
  database: LoadDatabase,
  carts: readonly (readonly number[])[],
  payment: 'simplepay' | 'cash_on_delivery',
): Promise<SeededCart[]> => {
  const { pool } = database
  const seeded: SeededCart[] = []
  const totals = new Map<string, number>()
  for (const variantIds of carts) {
    const [session, uuid, token] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')]
    await pool.query(
      `insert into sessions (id, token_hash, segment, remember, created_at, expires_at) values ($1, $2, 'b2c', true, now(), now() + interval '1 day')`,
      [session, createHash('sha256').update(token).digest('base64url')],
    )
    await pool.query(
      `with cart as (
         insert into draft_orders (uuid, version, session_id, currency, locale, forms, address, delivery_mode_id, payment_method_id, created_at, updated_at)
         select $1, 1, $2, 'HUF', 'hu', $3, $4, m.id, p.id, now(), now() from delivery_modes m, payment_methods p where m.key = 'home' and p.key = $5 returning id)
       insert into draft_order_items (draft_order_id, type, variant_id, quantity)
         select cart.id, case when v.format = 'package' then 'PACKAGE' else 'ITEM' end, v.id, 1
         from cart, unnest($6::int[]) with ordinality as wanted(id, position) join variants v on v.id = wanted.id order by position`,
      [
        uuid,
        session,
        {
          contact: contactOf(uuid),
          billing: { type: 'personal', firstName: 'Anna', lastName: 'Kovács', ...place },
        },
        { ...place, note: '' },
        payment,
        variantIds,
      ],
    )
    const known = totals.get(variantIds.toSorted().join()) ?? (await totalOf(database, variantIds, payment))
    totals.set(variantIds.toSorted().join(), known)
    seeded.push({ uuid, token, total: known })
  }
  return seeded
}

/** Sets the number of copies of each variant in the web warehouse, and records the movements in the stock ledger. */
export const setStock = async (
  { pool }: LoadDatabase,
  variantIds: readonly number[],
  copies: number,
): Promise<void> => {
  await pool.query(
    `with web as (select id from warehouses where kind = 'web'),
       put as (update stock_items set on_hand = $2 where warehouse_id = (select id from web) and variant_id = any($1)),
       old as (select variant_id, on_hand from stock_items where warehouse_id = (select id from web) and variant_id = any($1))
     insert into stock_movements (warehouse_id, variant_id, quantity, reason, at) select web.id, old.variant_id, $2 - old.on_hand, 'correction', now() from web, old`,
    [variantIds, copies],
  )
}

/** @returns published books on paper that are sold in forints */
export const findBooks = async ({ pool }: LoadDatabase, limit: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select v.id from variants v join prices p on p.variant_id = v.id and p.currency = 'HUF' and p.price_list_id = (select id from price_lists where is_base) where v.format in ('paperback', 'hardback') and v.published_on < now() order by v.id limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}
