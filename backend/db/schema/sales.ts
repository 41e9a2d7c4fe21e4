import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AddressForm, BillingForm, ContactForm } from '../../../contracts/checkout-forms.ts'
import type { PickupPoint } from '../../../contracts/pickup-points.ts'
import { type BothLanguages, variants } from './catalogue.ts'
import { stores } from './content.ts'
import { sessions, users } from './customers.ts'

const both = (name: string) => jsonb(name).$type<BothLanguages>()
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const at = (name: string) => timestamp(name, { withTimezone: true })
const currency = () => text('currency', { enum: ['HUF', 'EUR'] }).notNull()

export const deliveryModes = pgTable('delivery_modes', {
  id: id(),
  key: text('key').notNull().unique(),
  flow: text('flow', { enum: ['home', 'pickup_point', 'store', 'none'] }).notNull(),
  carrier: text('carrier', { enum: ['foxpost', 'gls', 'mpl'] }),
  name: both('name').notNull(),
  text: both('text').notNull(),
  vatRate: smallint('vat_rate').notNull(),
  position: smallint('position').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  /** Working days on the way. */
  daysFrom: smallint('days_from').notNull().default(1),
  daysTo: smallint('days_to').notNull().default(2),
})

export const deliveryPrices = pgTable(
  'delivery_prices',
  {
    deliveryModeId: integer('delivery_mode_id').notNull().references(() => deliveryModes.id),
    currency: currency(),
    /** Minor units. */
    gross: integer('gross').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryModeId, table.currency] })],
)

export const paymentMethods = pgTable('payment_methods', {
  id: id(),
  key: text('key', { enum: ['simplepay', 'cash_on_delivery'] }).notNull().unique(),
  online: boolean('online').notNull(),
  name: both('name').notNull(),
  text: both('text').notNull(),
  vatRate: smallint('vat_rate').notNull(),
  /** Delivery flows it goes with. */
  flows: text('flows').array().notNull(),
  /** Minor units, by currency; a currency that is missing cannot be paid this way. */
  fees: jsonb('fees').$type<Partial<Record<'HUF' | 'EUR', number>>>().notNull(),
  position: smallint('position').notNull(),
  enabled: boolean('enabled').notNull().default(true),
})

/** The cart. At most one open one a session, and one a customer. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    version: integer('version').notNull().default(0),
    status: text('status', { enum: ['opened', 'closed'] }).notNull().default('opened'),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    currency: currency(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    contact: jsonb('contact').$type<ContactForm>(),
    deliveryModeId: integer('delivery_mode_id').references(() => deliveryModes.id),
    address: jsonb('address').$type<AddressForm>(),
    pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
    storeId: integer('store_id').references(() => stores.id),
    /** What is yet to be published in a parcel of its own; holds as long as the cart has both kinds. */
    sendSeparately: boolean('send_separately').notNull().default(false),
    billing: jsonb('billing').$type<BillingForm>(),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('draft_orders_open_session').on(table.sessionId).where(sql`${table.status} = 'opened' and ${table.userId} is null`),
    uniqueIndex('draft_orders_open_user').on(table.userId).where(sql`${table.status} = 'opened'`),
  ],
)

export const draftOrderItems = pgTable(
  'draft_order_items',
  {
    id: id(),
    draftOrderId: integer('draft_order_id').notNull().references(() => draftOrders.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['ITEM', 'PACKAGE', 'ORDER_UPSELL', 'ORDER_GIFT', 'ITEM_UPSELL', 'ITEM_GIFT'] }).notNull(),
    parentId: integer('parent_id'),
    variantId: integer('variant_id').notNull().references(() => variants.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    unique('draft_order_items_variant').on(table.draftOrderId, table.variantId, table.type),
    check('draft_order_items_quantity', sql`${table.quantity} > 0`),
  ],
)

/** A placed order is a snapshot: nothing in it changes when the catalogue does. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    number: text('number').notNull().unique(),
    /** Exactly once: the database itself refuses a second order of a draft order. */
    draftOrderId: integer('draft_order_id').notNull().unique().references(() => draftOrders.id),
    sessionId: uuid('session_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['new', 'under_payment', 'finalized', 'processing', 'fulfilled', 'cancelled'] }).notNull(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    currency: currency(),
    contact: jsonb('contact').$type<ContactForm>().notNull(),
    billing: jsonb('billing').$type<BillingForm>().notNull(),
    deliveryFlow: text('delivery_flow', { enum: ['home', 'pickup_point', 'store', 'none'] }).notNull(),
    deliveryName: both('delivery_name').notNull(),
    address: jsonb('address').$type<AddressForm>(),
    pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
    storeId: integer('store_id').references(() => stores.id),
    paymentMethodId: integer('payment_method_id').notNull().references(() => paymentMethods.id),
    /** Minor units, all of them. */
    itemsGross: integer('items_gross').notNull(),
    itemsNet: integer('items_net').notNull(),
    deliveryGross: integer('delivery_gross').notNull(),
    deliveryNet: integer('delivery_net').notNull(),
    paymentGross: integer('payment_gross').notNull(),
    paymentNet: integer('payment_net').notNull(),
    totalGross: integer('total_gross').notNull(),
    totalNet: integer('total_net').notNull(),
    vat: jsonb('vat').$type<{ rate: number; amount: number }[]>().notNull(),
    placedAt: at('placed_at').notNull(),
    /** Until then the copies are kept for an order that is under payment. */
    reservedUntil: at('reserved_until'),
  },
  (table) => [
    index('orders_user').on(table.userId),
    index('orders_under_payment').on(table.reservedUntil).where(sql`${table.status} = 'under_payment'`),
    check('orders_total', sql`${table.totalGross} = ${table.itemsGross} + ${table.deliveryGross} + ${table.paymentGross}`),
  ],
)

/** The parcels of an order, the earliest first; downloads make none. */
export const orderShipments = pgTable(
  'order_shipments',
  {
    id: id(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    position: smallint('position').notNull(),
    /** Of the latest book in it that was yet to be published. */
    releasedOn: date('released_on'),
    arrivesFrom: date('arrives_from').notNull(),
    arrivesTo: date('arrives_to').notNull(),
    /** Its part of the order's delivery, minor units. */
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    sentAt: at('sent_at'),
    handedOverAt: at('handed_over_at'),
  },
  (table) => [
    unique('order_shipments_position').on(table.orderId, table.position),
    check('order_shipments_days', sql`${table.arrivesFrom} <= ${table.arrivesTo}`),
    check('order_shipments_sent_first', sql`${table.handedOverAt} is null or ${table.sentAt} is not null`),
  ],
)

export const orderItems = pgTable('order_items', {
  id: id(),
  orderId: integer('order_id').notNull().references(() => orders.id),
  /** The parcel that brings it; null for a download. */
  shipmentId: integer('shipment_id').references(() => orderShipments.id),
  type: text('type', { enum: ['ITEM', 'PACKAGE', 'ORDER_UPSELL', 'ORDER_GIFT', 'ITEM_UPSELL', 'ITEM_GIFT'] }).notNull(),
  variantId: integer('variant_id').notNull().references(() => variants.id),
  sku: text('sku').notNull(),
  name: text('name').notNull(),
  authors: text('authors').notNull(),
  format: text('format').notNull(),
  quantity: integer('quantity').notNull(),
  vatRate: smallint('vat_rate').notNull(),
  unitGross: integer('unit_gross').notNull(),
  unitNet: integer('unit_net').notNull(),
  totalGross: integer('total_gross').notNull(),
  totalNet: integer('total_net').notNull(),
})

export const orderHistory = pgTable('order_history', {
  id: id(),
  orderId: integer('order_id').notNull().references(() => orders.id),
  from: text('from_status'),
  to: text('to_status').notNull(),
  reason: text('reason').notNull(),
  at: at('at').notNull(),
})

/** One row an attempt to pay. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    attempt: smallint('attempt').notNull(),
    method: text('method', { enum: ['simplepay', 'cash_on_delivery'] }).notNull(),
    /** What we call the attempt towards the provider: order number and attempt. */
    orderRef: text('order_ref').notNull().unique(),
    providerId: text('provider_id'),
    paymentUrl: text('payment_url'),
    currency: currency(),
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['created', 'in_progress', 'paid', 'not_paid'] }).notNull(),
    result: text('result', { enum: ['PENDING', 'ERROR', 'TIMEOUT', 'CANCELED', 'SUCCESSFUL'] }),
    payBy: at('pay_by'),
    /** Until then one process talks to the provider about it and the others leave it alone. */
    claimedUntil: at('claimed_until'),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    unique('payments_attempt').on(table.orderId, table.attempt),
    /** An order is paid once. */
    uniqueIndex('payments_paid_once').on(table.orderId).where(sql`${table.status} = 'paid'`),
    index('payments_open').on(table.payBy).where(sql`${table.status} in ('created', 'in_progress')`),
  ],
)

/** Money that came for an order that could no longer be served; a job gives it back. */
export const refunds = pgTable('refunds', {
  id: id(),
  paymentId: integer('payment_id').notNull().unique().references(() => payments.id),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: ['due', 'done'] }).notNull().default('due'),
  at: at('at').notNull(),
})
