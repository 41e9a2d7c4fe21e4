import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { variants } from './variants.ts'

export const warehouses = pgTable('warehouses', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  /** Orders are served from the `web` warehouse. The warehouses of the stores only show the stock of the stores. */
  kind: text('kind', { enum: ['web', 'store'] }).notNull(),
})

/**
 * Only modules/stock writes this table. `reserved` counts the copies of orders that are not paid yet, and of offers at
 * the checkout. What is neither on hand nor reserved can be sold, and so can the copies that a supplier has for us.
 */
export const stockItems = pgTable(
  'stock_items',
  {
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Copies of the supplier that has most of them; those of several suppliers are never added. */
    supplied: integer('supplied').notNull().default(0),
    /** Working days until that supplier's copies are here; null where nobody has said it. */
    leadDays: smallint('lead_days'),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.warehouseId] }),
    check(
      'stock_never_oversold',
      sql`${table.reserved} >= 0 and ${table.onHand} >= 0 and ${table.supplied} >= 0 and ${table.onHand} + ${table.supplied} >= ${table.reserved}`,
    ),
  ],
)

/** What each supplier has said last of its own copies. */
export const supplierStock = pgTable(
  'supplier_stock',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    supplier: text('supplier').notNull(),
    copies: integer('copies').notNull(),
    /** Working days. */
    leadDays: smallint('lead_days'),
    saidAt: at('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.supplier] }),
    check('supplier_stock_copies', sql`${table.copies} >= 0`),
  ],
)

/** The ledger: on_hand is always the sum of a variant's movements. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    reason: text('reason', { enum: ['receipt', 'sale', 'return', 'correction'] }).notNull(),
    orderId: integer('order_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('stock_movements_variant').on(table.variantId, table.warehouseId)],
)

export const reservations = pgTable(
  'reservations',
  {
    orderId: integer('order_id').notNull(),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    /** Of the sold copies those that the supplier has to send first. */
    supplied: integer('supplied').notNull().default(0),
    status: text('status', { enum: ['live', 'claimed', 'released'] })
      .notNull()
      .default('live'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId, table.warehouseId] }),
    check('reservations_quantity', sql`${table.quantity} > 0`),
    index('reservations_live')
      .on(table.variantId)
      .where(sql`${table.status} = 'live'`),
  ],
)

/** Copies for an offer whose checkout is open. They are free again after `until`, or when the offer ends otherwise. */
export const offerReservations = pgTable(
  'offer_reservations',
  {
    offerId: integer('offer_id').notNull(),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.variantId, table.warehouseId] }),
    check('offer_reservations_quantity', sql`${table.quantity} > 0`),
    index('offer_reservations_variant').on(table.variantId),
  ],
)
