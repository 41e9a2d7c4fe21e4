import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AddressForm, StepForms } from '../../../contracts/checkout-forms.ts'
import type { PickupPoint } from '../../../contracts/pickup-points.ts'
import { at, currency, id } from './columns.ts'
import { stores } from './contents.ts'
import { sessions, users } from './customers.ts'
import { deals } from './deals.ts'
import { deliveryModes } from './delivery-modes.ts'
import { offerVersions } from './offers.ts'
import { paymentMethods } from './payment-methods.ts'
import { variants } from './variants.ts'

/** The cart. A session has at most one open cart, and so has a customer, beside the carts by offer. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    version: integer('version').notNull().default(0),
    status: text('status', { enum: ['opened', 'closed'] })
      .notNull()
      .default('opened'),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    currency: currency(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** What the steps with a form of their own have saved, by the name of the step. */
    forms: jsonb('forms').$type<Partial<StepForms>>().notNull().default({}),
    deliveryModeId: integer('delivery_mode_id').references(() => deliveryModes.id),
    address: jsonb('address').$type<AddressForm>(),
    pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
    storeId: integer('store_id').references(() => stores.id),
    /** Whether books that are not published yet come in a parcel of their own. It counts as long as the cart has both kinds. */
    sendSeparately: boolean('send_separately').notNull().default(false),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    /** The sent version of an offer that is accepted with this cart, as it is. Null for a cart of the customer's own. */
    offerVersionId: integer('offer_version_id').references(() => offerVersions.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('draft_orders_open_session')
      .on(table.sessionId)
      .where(sql`${table.status} = 'opened' and ${table.userId} is null`),
    uniqueIndex('draft_orders_open_user')
      .on(table.userId)
      .where(sql`${table.status} = 'opened' and ${table.offerVersionId} is null`),
    uniqueIndex('draft_orders_open_offer')
      .on(table.offerVersionId, table.userId)
      .where(sql`${table.status} = 'opened'`),
  ],
)

export const draftOrderItems = pgTable(
  'draft_order_items',
  {
    id: id(),
    draftOrderId: integer('draft_order_id')
      .notNull()
      .references(() => draftOrders.id, { onDelete: 'cascade' }),
    type: text('type', {
      enum: ['ITEM', 'PACKAGE', 'ORDER_UPSELL', 'ORDER_GIFT', 'ITEM_UPSELL', 'ITEM_GIFT'],
    }).notNull(),
    /** The item of the same cart that this gift or upsell belongs to. */
    parentId: integer('parent_id'),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    /** The deal that offers this gift or upsell. Without it the item is none. */
    dealId: integer('deal_id').references(() => deals.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('draft_order_items_variant')
      .on(table.draftOrderId, table.variantId, table.type, table.parentId)
      .nullsNotDistinct(),
    unique('draft_order_items_in_order').on(table.draftOrderId, table.id),
    foreignKey({
      name: 'draft_order_items_parent',
      columns: [table.draftOrderId, table.parentId],
      foreignColumns: [table.draftOrderId, table.id],
    }).onDelete('cascade'),
    check('draft_order_items_not_own_parent', sql`${table.parentId} <> ${table.id}`),
    check('draft_order_items_quantity', sql`${table.quantity} > 0`),
    check('draft_order_items_deal', sql`(${table.dealId} is not null) = (${table.type} not in ('ITEM', 'PACKAGE'))`),
  ],
)
