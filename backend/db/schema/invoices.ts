import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CostCenterName } from '../../../contracts/budgets.ts'
import { invoiceKinds, invoiceLineKinds, invoiceStatuses } from '../../../contracts/invoice-parts.ts'
import { at, both, currency, id } from './columns.ts'
import { orderItems, orders } from './orders.ts'
import { refunds } from './payments.ts'

/** The seller as the configuration names it on the day of issue. */
export interface Seller {
  name: string
  ZIPCode: string
  city: string
  addressLine: string
  registrationNumber: string
  taxNumber: string
  email: string
  phone: string
}

export interface Buyer {
  name: string
  country: string
  ZIPCode: string
  city: string
  addressLine: string
  /** Null for a private person. */
  taxNumber: string | null
}

/** One rate of the VAT table, in minor units of the invoice's currency. */
export interface VatRow {
  rate: number
  net: number
  vat: number
  gross: number
}

/** The last number of each year. Its row is locked until the invoice with the number is committed: no number is lost. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: smallint('year').primaryKey(),
  last: integer('last').notNull(),
  lastOn: date('last_on').notNull(),
})

/**
 * An issued invoice is a copy of everything that it says. Nothing in it changes but its status: the database refuses
 * each other change (`invoices_never_change`).
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    number: text('number').notNull().unique(),
    year: smallint('year').notNull(),
    /** Of the year, without a gap. */
    counter: integer('counter').notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    orderNumber: text('order_number').notNull(),
    /** The offer that was ordered. */
    offerNumber: text('offer_number'),
    poNumber: text('po_number'),
    costCenter: jsonb('cost_center').$type<CostCenterName>(),
    /** The invoice that a storno or a correction takes back. */
    correctsId: integer('corrects_id').references((): AnyPgColumn => invoices.id),
    /** The how manieth correction of that invoice it is. */
    correctionIndex: smallint('correction_index'),
    reason: text('reason'),
    /** The refund for which it was issued: each has one. */
    refundId: integer('refund_id')
      .unique()
      .references(() => refunds.id),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    currency: currency(),
    /** Hundredths of a forint for one unit of another currency. */
    exchangeRate: integer('exchange_rate'),
    seller: jsonb('seller').$type<Seller>().notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentName: both('payment_name').notNull(),
    issuedAt: at('issued_at').notNull(),
    issuedOn: date('issued_on').notNull(),
    performedOn: date('performed_on').notNull(),
    dueOn: date('due_on').notNull(),
    /** The sums of the lines, in minor units. */
    net: integer('net').notNull(),
    gross: integer('gross').notNull(),
    /** What the buyer pays: the gross sum, or the sum rounded for cash. */
    payable: integer('payable').notNull(),
    vat: jsonb('vat').$type<VatRow[]>().notNull(),
    lineCount: smallint('line_count').notNull(),
    status: text('status', { enum: invoiceStatuses }).notNull(),
  },
  (table) => [
    unique('invoices_counter').on(table.year, table.counter),
    unique('invoices_correction').on(table.correctsId, table.correctionIndex),
    index('invoices_order').on(table.orderId),
    index('invoices_waiting')
      .on(table.dueOn)
      .where(sql`${table.status} = 'accepted'`),
    check(
      'invoices_corrects',
      sql`(${table.kind} = 'invoice') = (${table.correctsId} is null) and (${table.correctsId} is null) = (${table.correctionIndex} is null)`,
    ),
    check('invoices_exchange', sql`(${table.currency} = 'HUF') = (${table.exchangeRate} is null)`),
    check('invoices_days', sql`${table.dueOn} >= ${table.issuedOn} and ${table.lineCount} > 0`),
  ],
)

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: smallint('position').notNull(),
    /** The line of the corrected invoice that it takes back. */
    correctsId: integer('corrects_id').references((): AnyPgColumn => invoiceLines.id),
    /** The ordered item; null for a cost or a discount. */
    orderItemId: integer('order_item_id').references(() => orderItems.id),
    kind: text('kind', { enum: invoiceLineKinds }).notNull(),
    nature: text('nature', { enum: ['product', 'service'] }).notNull(),
    name: text('name').notNull(),
    /** The authors of a book. */
    note: text('note').notNull(),
    sku: text('sku'),
    /** Negative where a line is taken back. */
    quantity: integer('quantity').notNull(),
    vatRate: smallint('vat_rate').notNull(),
    unitNet: integer('unit_net').notNull(),
    unitGross: integer('unit_gross').notNull(),
    net: integer('net').notNull(),
    gross: integer('gross').notNull(),
  },
  (table) => [
    unique('invoice_lines_position').on(table.invoiceId, table.position),
    check(
      'invoice_lines_total',
      sql`${table.quantity} <> 0 and ${table.net} = ${table.unitNet} * ${table.quantity} and ${table.gross} = ${table.unitGross} * ${table.quantity}`,
    ),
  ],
)

export const invoiceHistory = pgTable(
  'invoice_history',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    from: text('from_status'),
    to: text('to_status').notNull(),
    reason: text('reason').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('invoice_history_invoice').on(table.invoiceId)],
)

/** The one file of an invoice. It is written once; its hash proves that nobody has changed it since. */
export const invoiceDocuments = pgTable('invoice_documents', {
  invoiceId: integer('invoice_id')
    .primaryKey()
    .references(() => invoices.id),
  file: text('file').notNull(),
  /** Hexadecimal. */
  sha256: text('sha256').notNull(),
  size: integer('size').notNull(),
  at: at('at').notNull(),
})

/** What the tax authority knows of an invoice. Each invoice has one from its first moment. */
export const invoiceReports = pgTable(
  'invoice_reports',
  {
    invoiceId: integer('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    /** `sending`: the shop has begun to send it, and does not know whether it arrived. */
    status: text('status', { enum: ['due', 'sending', 'sent', 'accepted', 'refused'] })
      .notNull()
      .default('due'),
    transactionId: text('transaction_id'),
    tries: integer('tries').notNull().default(0),
    /** Until then no process takes it up. */
    nextTryAt: at('next_try_at').notNull(),
    /** Of the authority, or the code of the last failure. */
    messages: jsonb('messages').$type<{ level: string; code: string; text: string }[]>().notNull().default([]),
    completedAt: at('completed_at'),
  },
  (table) => [
    index('invoice_reports_open')
      .on(table.nextTryAt)
      .where(sql`${table.status} in ('due', 'sending', 'sent')`),
  ],
)
