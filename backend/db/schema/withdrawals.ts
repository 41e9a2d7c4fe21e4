import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { at, id } from './columns.ts'
import { orderItems, orders } from './orders.ts'
import { refunds } from './payments.ts'

/** Declarations by which consumers have withdrawn from a purchase or a part of it. What was declared never changes. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The number of the order, and which withdrawal from it this is: `K-2026-000123-E1`. */
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    /** The acknowledgement goes there. */
    email: text('email').notNull(),
    reason: text('reason'),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    declaredAt: at('declared_at').notNull(),
    acceptedAt: at('accepted_at'),
    /** How the money goes back: by the payment provider, by a transfer of the shop, or not at all where none was paid. */
    refundBy: text('refund_by', { enum: ['provider', 'transfer', 'none'] }),
    /** What is given back, in minor units. */
    amount: integer('amount'),
    refundId: integer('refund_id').references(() => refunds.id),
    isRestocked: boolean('is_restocked').notNull().default(false),
  },
  (table) => [
    unique('withdrawals_of_order').on(table.orderId, table.id),
    index('withdrawals_waiting')
      .on(table.declaredAt)
      .where(sql`${table.acceptedAt} is null`),
    check(
      'withdrawals_accepted',
      sql`(${table.acceptedAt} is null) = (${table.refundBy} is null) and (${table.refundBy} is null) = (${table.amount} is null)`,
    ),
    check(
      'withdrawals_refunded',
      sql`(${table.refundId} is not null) = (coalesce(${table.refundBy}, '') = 'provider')`,
    ),
    check('withdrawals_restocked', sql`not ${table.isRestocked} or ${table.acceptedAt} is not null`),
  ],
)

/** The copies that go back, with the gifts that came with them. */
export const withdrawalItems = pgTable(
  'withdrawal_items',
  {
    withdrawalId: integer('withdrawal_id').notNull(),
    orderId: integer('order_id').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.withdrawalId, table.orderItemId] }),
    index('withdrawal_items_item').on(table.orderItemId),
    /** Both are of the same order. */
    foreignKey({
      name: 'withdrawal_items_withdrawal',
      columns: [table.orderId, table.withdrawalId],
      foreignColumns: [withdrawals.orderId, withdrawals.id],
    }),
    foreignKey({
      name: 'withdrawal_items_item_of_order',
      columns: [table.orderId, table.orderItemId],
      foreignColumns: [orderItems.orderId, orderItems.id],
    }),
    check('withdrawal_items_quantity', sql`${table.quantity} > 0`),
  ],
)
