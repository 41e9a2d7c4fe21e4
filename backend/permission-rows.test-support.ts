import { randomUUID } from 'node:crypto'
import { address, billing } from './modules/checkout/checkout.test-support.ts'
import { followOrder } from './modules/invoices/service.ts'
import type { TestShop } from './modules/orders/shop.test-support.ts'

export const insertNotification = async ({ connection }: TestShop, userId: number): Promise<string> => {
  const id = randomUUID()
  await connection.pool.query(
    `insert into stock_notifications (id, variant_id, user_id, locale, created_at, expires_at) values ($1, 1, $2, 'hu', now(), now() + interval '1 year')`,
    [id, userId],
  )
  return id
}

export const insertAddress = async (
  { connection }: TestShop,
  userId: number,
  kind: 'delivery' | 'billing',
): Promise<number> => {
  const { rows } = await connection.pool.query<{ id: number }>(
    `insert into customer_addresses (user_id, kind, data, hash, is_default, saved_at)
     values ($1, $2, $3, 'y', true, now()) returning id`,
    [userId, kind, kind === 'delivery' ? { address } : { billing, contact: null }],
  )
  return rows[0]?.id ?? 0
}

export const insertShoppingList = async ({ connection }: TestShop, userId: number): Promise<string> => {
  const id = randomUUID()
  await connection.pool.query(
    `insert into shopping_lists (id, user_id, type, name, created_at) values ($1, $2, 'userMade', 'Nyár', now())`,
    [id, userId],
  )
  return id
}

export const emailOf = async ({ connection }: TestShop, userId: number): Promise<string> =>
  (await connection.pool.query<{ email: string }>('select email from users where id = $1', [userId])).rows[0]?.email ??
  ''

/** Issues an invoice as if the order were paid. */
export const insertInvoice = async ({ connection, services }: TestShop, orderUuid: string): Promise<string> => {
  const { pool } = connection
  const { rows } = await pool.query<{ id: number }>('select id from orders where uuid = $1', [orderUuid])
  const orderId = rows[0]?.id ?? 0
  const set = async (order: string, payment: string) => {
    await pool.query('update orders set status = $2 where id = $1', [orderId, order])
    await pool.query('update payments set status = $2 where order_id = $1', [orderId, payment])
  }
  await set('finalized', 'paid')
  await followOrder(services, orderId)
  await set('under_payment', 'in_progress')
  const made = await pool.query<{ uuid: string }>('select uuid from invoices where order_id = $1', [orderId])
  return made.rows[0]?.uuid ?? ''
}
