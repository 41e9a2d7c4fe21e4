import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { conditionKinds, couponKinds } from '../../../contracts/deal-types.ts'
import { at, both, id } from './columns.ts'
import { users } from './customers.ts'
import type { Amounts } from './deals.ts'
import { draftOrders } from './draft-orders.ts'
import { orders } from './orders.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Upper case; a visitor may write it in either. */
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: couponKinds }).notNull(),
    name: both('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    validFrom: at('valid_from'),
    /** Exclusive. */
    validUntil: at('valid_until'),
    percent: smallint('percent'),
    amounts: jsonb('amounts').$type<Amounts>(),
    /** What the goods of the cart must cost; null where nothing is demanded. */
    minTotals: jsonb('min_totals').$type<Amounts>(),
    /** The segment and the customer that it is for; null for everybody. */
    segment: text('segment', { enum: ['b2c', 'b2b'] }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    maxUsage: integer('max_usage'),
    maxUsagePerUser: integer('max_usage_per_user'),
    /** The orders that use it now: those of `coupon_usages` that are not released. */
    used: integer('used').notNull().default(0),
  },
  (table) => [
    check('coupons_code', sql`${table.code} = upper(${table.code})`),
    check('coupons_reduction', sql`num_nonnulls(${table.percent}, ${table.amounts}) = 1`),
    check('coupons_percent', sql`${table.percent} between 1 and 100`),
    check('coupons_used', sql`${table.used} >= 0`),
  ],
)

/** What a coupon for items is for, and what the minimum of another coupon counts. */
export const couponConditions = pgTable(
  'coupon_conditions',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: conditionKinds }).notNull(),
    /** The id of the variant, product, category or publisher. */
    targetId: integer('target_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.kind, table.targetId] })],
)

/** The coupons of a cart, in the order in which they were added. */
export const draftOrderCoupons = pgTable(
  'draft_order_coupons',
  {
    id: id(),
    draftOrderId: integer('draft_order_id')
      .notNull()
      .references(() => draftOrders.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('draft_order_coupons_once').on(table.draftOrderId, table.couponId)],
)

/** The orders that used a coupon. A cancelled order releases it. */
export const couponUsages = pgTable(
  'coupon_usages',
  {
    id: id(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A hash of the order's e-mail address: a guest may not use a coupon again. */
    mailbox: text('mailbox').notNull(),
    usedAt: at('used_at').notNull(),
    releasedAt: at('released_at'),
  },
  (table) => [
    unique('coupon_usages_once').on(table.couponId, table.orderId),
    index('coupon_usages_order').on(table.orderId),
    index('coupon_usages_mailbox').on(table.couponId, table.mailbox),
  ],
)
