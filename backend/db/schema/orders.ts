import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AddressForm, BillingForm, ContactForm } from '../../../contracts/checkout-forms.ts'
import { adjustmentKinds } from '../../../contracts/adjustments.ts'
import type { CostCenterName } from '../../../contracts/budgets.ts'
import type { PickupPoint } from '../../../contracts/pickup-points.ts'
import { costCenters } from './budgets.ts'
import { at, both, currency, id } from './columns.ts'
import { stores } from './contents.ts'
import { users } from './customers.ts'
import { draftOrders } from './draft-orders.ts'
import { organizations } from './organizations.ts'
import { paymentMethods } from './payment-methods.ts'
import { variants } from './variants.ts'

/** A placed order is a snapshot: nothing in it changes when the catalog does. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    number: text('number').notNull().unique(),
    /** Exactly once: the database itself refuses a second order of a draft order. */
    draftOrderId: integer('draft_order_id')
      .notNull()
      .unique()
      .references(() => draftOrders.id),
    sessionId: uuid('session_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The organisation that its buyer was a member of. It stays the organisation's when the member leaves. */
    organizationId: integer('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    status: text('status', {
      enum: ['new', 'under_payment', 'finalized', 'processing', 'fulfilled', 'cancelled'],
    }).notNull(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    currency: currency(),
    contact: jsonb('contact').$type<ContactForm>().notNull(),
    billing: jsonb('billing').$type<BillingForm>().notNull(),
    deliveryFlow: text('delivery_flow', { enum: ['home', 'pickup_point', 'store', 'none'] }).notNull(),
    deliveryName: both('delivery_name').notNull(),
    address: jsonb('address').$type<AddressForm>(),
    pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
    storeId: integer('store_id').references(() => stores.id),
    paymentMethodId: integer('payment_method_id')
      .notNull()
      .references(() => paymentMethods.id),
    /** The days to pay after its invoice, of an order by transfer. */
    paymentTermDays: smallint('payment_term_days'),
    /** The buyer's own number of the purchase, which the invoice names. */
    poNumber: text('po_number'),
    /** The offer that was ordered. The database itself refuses a second order of one, unless the first is cancelled. */
    offerNumber: text('offer_number'),
    /** What the organisation charges it to, and how that was called then. */
    costCenterId: integer('cost_center_id').references(() => costCenters.id, { onDelete: 'set null' }),
    costCenter: jsonb('cost_center').$type<CostCenterName>(),
    /** The sums of the items and adjustments, in minor units. The database refuses other values (`wrong_order_totals`). */
    itemsGross: integer('items_gross').notNull(),
    itemsNet: integer('items_net').notNull(),
    totalGross: integer('total_gross').notNull(),
    totalNet: integer('total_net').notNull(),
    vat: jsonb('vat').$type<{ rate: number; amount: number }[]>().notNull(),
    placedAt: at('placed_at').notNull(),
    /** Who cancelled it. Null also for an order that was not paid in time: late money brings that one back. */
    cancelledBy: text('cancelled_by', { enum: ['buyer', 'shop'] }),
    /** Until then the copies stay reserved for an order that is under payment. */
    reservedUntil: at('reserved_until'),
    /** When its customer deleted the account: what names the customer goes a while after the order's end. */
    erasedAt: at('erased_at'),
  },
  (table) => [
    index('orders_user').on(table.userId),
    /** Has all that statistics read of an order, so that they need no row of the table (docs/decisions/0065). */
    index('orders_organization')
      .on(
        table.organizationId,
        table.placedAt,
        table.status,
        table.currency,
        table.userId,
        table.costCenterId,
        table.totalNet,
        table.totalGross,
        table.id,
      )
      .where(sql`${table.organizationId} is not null`),
    index('orders_cost_center')
      .on(table.costCenterId)
      .where(sql`${table.costCenterId} is not null`),
    uniqueIndex('orders_offer')
      .on(table.offerNumber)
      .where(sql`${table.status} <> 'cancelled'`),
    index('orders_under_payment')
      .on(table.reservedUntil)
      .where(sql`${table.status} = 'under_payment'`),
    index('orders_erased')
      .on(table.erasedAt)
      .where(sql`${table.erasedAt} is not null`),
  ],
)

/** The parcels of an order, the earliest first. Downloads need no parcel. */
export const orderShipments = pgTable(
  'order_shipments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    /** The publication day of the latest book in the parcel that was not published yet. */
    releasedOn: date('released_on'),
    arrivesFrom: date('arrives_from').notNull(),
    arrivesTo: date('arrives_to').notNull(),
    /** The parcel's part of the order's delivery price, in minor units. */
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    /** The carrier's number of the parcel, under which its way can be followed. */
    trackingNumber: text('tracking_number').unique(),
    sentAt: at('sent_at'),
    /** It waits at the pickup point or in the shop. */
    arrivedAt: at('arrived_at'),
    handedOverAt: at('handed_over_at'),
    /** The latest of the carrier's messages that were followed. An older one changes nothing. */
    trackedAt: at('tracked_at'),
    /** Until then no process asks the carrier. */
    nextQuestionAt: at('next_question_at'),
  },
  (table) => [
    unique('order_shipments_position').on(table.orderId, table.position),
    index('order_shipments_under_way')
      .on(table.nextQuestionAt)
      .where(sql`${table.trackingNumber} is not null and ${table.handedOverAt} is null`),
    check('order_shipments_days', sql`${table.arrivesFrom} <= ${table.arrivesTo}`),
    check(
      'order_shipments_sent_first',
      sql`${table.sentAt} is not null or (${table.handedOverAt} is null and ${table.arrivedAt} is null)`,
    ),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The item of the same order that this gift or upsell belongs to. */
    parentId: integer('parent_id'),
    /** The parcel that brings it; null for a download. */
    shipmentId: integer('shipment_id').references(() => orderShipments.id),
    type: text('type', {
      enum: ['ITEM', 'PACKAGE', 'ORDER_UPSELL', 'ORDER_GIFT', 'ITEM_UPSELL', 'ITEM_GIFT'],
    }).notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    authors: text('authors').notNull(),
    format: text('format').notNull(),
    quantity: integer('quantity').notNull(),
    /** Of the copies those that were a supplier's at the order, and the working days that it was said to need. */
    supplied: integer('supplied').notNull().default(0),
    leadDays: smallint('lead_days'),
    /** The key of the deal that made it a gift or an upsell. */
    dealKey: text('deal_key'),
    vatRate: smallint('vat_rate').notNull(),
    unitGross: integer('unit_gross').notNull(),
    unitNet: integer('unit_net').notNull(),
    totalGross: integer('total_gross').notNull(),
    totalNet: integer('total_net').notNull(),
  },
  (table) => [
    unique('order_items_in_order').on(table.orderId, table.id),
    /** Has all that statistics read of an item. */
    index('order_items_sums').on(table.orderId, table.variantId, table.quantity, table.totalNet, table.totalGross),
    foreignKey({
      name: 'order_items_parent',
      columns: [table.orderId, table.parentId],
      foreignColumns: [table.orderId, table.id],
    }),
    check('order_items_not_own_parent', sql`${table.parentId} <> ${table.id}`),
    check(
      'order_items_total',
      sql`${table.totalGross} = ${table.unitGross} * ${table.quantity} and ${table.totalNet} = ${table.unitNet} * ${table.quantity}`,
    ),
  ],
)

/** The costs and discounts of an order beside its items (spec point 3), in minor units. A discount is negative. */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The item that it belongs to; null for the whole order. */
    itemId: integer('item_id'),
    kind: text('kind', { enum: adjustmentKinds }).notNull(),
    class: text('class', { enum: ['cost', 'discount'] }).notNull(),
    name: both('name').notNull(),
    /** What it comes from: the key of a delivery mode or payment method, the code of a coupon. */
    originCode: text('origin_code'),
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    vatRate: smallint('vat_rate').notNull(),
  },
  (table) => [
    index('order_adjustments_order').on(table.orderId),
    foreignKey({
      name: 'order_adjustments_item',
      columns: [table.orderId, table.itemId],
      foreignColumns: [orderItems.orderId, orderItems.id],
    }),
    check(
      'order_adjustments_sign',
      sql`case ${table.class} when 'cost' then ${table.net} >= 0 and ${table.gross} >= ${table.net} else ${table.net} <= 0 and ${table.gross} <= ${table.net} end`,
    ),
  ],
)

export const orderHistory = pgTable('order_history', {
  id: id(),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.id),
  from: text('from_status'),
  to: text('to_status').notNull(),
  reason: text('reason').notNull(),
  at: at('at').notNull(),
})
