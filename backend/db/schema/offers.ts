import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgSequence, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { offerAuthors, offerStatuses } from '../../../contracts/offer-statuses.ts'
import { at, currency, id } from './columns.ts'
import { users } from './customers.ts'
import { organizations } from './organizations.ts'
import { variants } from './variants.ts'

export const offerNumbers = pgSequence('offer_numbers')

/** A price quote for an organisation (spec point 3). It outlives who has requested it. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    number: text('number').notNull().unique(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Who has requested it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: offerStatuses }).notNull(),
    /** Counts the changes of the row. */
    version: integer('version').notNull().default(0),
    currency: currency(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    title: text('title').notNull(),
    wishedOn: date('wished_on'),
    deliveryWish: text('delivery_wish').notNull(),
    requestedAt: at('requested_at').notNull(),
  },
  (table) => [
    index('offers_organization').on(table.organizationId, table.status),
    index('offers_user').on(table.userId),
    index('offers_sent')
      .on(table.id)
      .where(sql`${table.status} = 'offer_sent'`),
  ],
)

/** Version 0 is the request. The customer sees a version of the shop once it is sent, and from then on it never changes. */
export const offerVersions = pgTable(
  'offer_versions',
  {
    id: id(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    deliveryNet: integer('delivery_net').notNull(),
    deliveryGross: integer('delivery_gross').notNull(),
    deliveryText: text('delivery_text').notNull(),
    validUntil: at('valid_until'),
    sentAt: at('sent_at'),
    /** When a mail was ordered that says that it expires soon. */
    remindedAt: at('reminded_at'),
  },
  (table) => [
    unique('offer_versions_number').on(table.offerId, table.number),
    check('offer_versions_delivery', sql`${table.deliveryNet} >= 0 and ${table.deliveryGross} >= ${table.deliveryNet}`),
    check('offer_versions_sent', sql`${table.sentAt} is null or ${table.validUntil} is not null`),
  ],
)

/** A copy of what the catalog said, with the offered price, in minor units. */
export const offerLines = pgTable(
  'offer_lines',
  {
    id: id(),
    versionId: integer('version_id')
      .notNull()
      .references(() => offerVersions.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    authors: text('authors').notNull(),
    format: text('format').notNull(),
    quantity: integer('quantity').notNull(),
    vatRate: smallint('vat_rate').notNull(),
    listNet: integer('list_net').notNull(),
    listGross: integer('list_gross').notNull(),
    unitNet: integer('unit_net').notNull(),
    unitGross: integer('unit_gross').notNull(),
  },
  (table) => [
    unique('offer_lines_variant').on(table.versionId, table.variantId),
    index('offer_lines_of_variant').on(table.variantId),
    check('offer_lines_quantity', sql`${table.quantity} > 0`),
    check('offer_lines_price', sql`${table.unitNet} >= 0 and ${table.unitGross} >= ${table.unitNet}`),
  ],
)

export const offerMessages = pgTable(
  'offer_messages',
  {
    id: id(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    author: text('author', { enum: offerAuthors }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('offer_messages_offer').on(table.offerId), index('offer_messages_user').on(table.userId)],
)
