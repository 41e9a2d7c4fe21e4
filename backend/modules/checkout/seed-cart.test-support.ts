import { randomUUID } from 'node:crypto'
import { address, billing, contact } from './checkout.test-support.ts'
import type { Wanted } from './recompute.test-support.ts'
import type { TestShop } from '../orders/shop.test-support.ts'

/**
 * Inserts a cart with every step done for the youngest session. The cart is written directly, because the tests begin
 * after the steps.
 */
export const seedCart = async (
  { connection, points }: TestShop,
  { currency, lines, delivery, payment }: Wanted,
): Promise<void> => {
  const point = points.find(({ carrier }) => carrier === delivery)
  // A failed run has left its cart open, and a session has only one open cart.
  await connection.pool.query(`delete from draft_orders where status = 'opened'`)
  await connection.pool.query(
    `with cart as (
       insert into draft_orders (uuid, version, session_id, currency, locale, forms, address, pickup_point, store_id, delivery_mode_id, payment_method_id, created_at, updated_at)
       select $1, 1, (select id from sessions order by created_at desc, last_seen_at desc limit 1), $2, 'hu', $3, $4, $5, case when m.flow = 'store' then 1 end, m.id, p.id, now(), now()
       from delivery_modes m, payment_methods p where m.key = $6 and p.key = $7 returning id)
     insert into draft_order_items (draft_order_id, type, variant_id, quantity)
       select cart.id, case when v.format = 'package' then 'PACKAGE' else 'ITEM' end, v.id, wanted.quantity
       from cart, unnest($8::int[], $9::int[]) as wanted(id, quantity) join variants v on v.id = wanted.id`,
    [
      randomUUID(),
      currency,
      { contact, billing },
      address,
      point ?? null,
      delivery,
      payment,
      lines.map(({ id }) => id),
      lines.map(({ quantity }) => quantity),
    ],
  )
}
