import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { carrierCodes } from '../../../contracts/carriers.ts'
import { both, currency, id } from './columns.ts'

export const deliveryModes = pgTable('delivery_modes', {
  id: id(),
  key: text('key').notNull().unique(),
  flow: text('flow', { enum: ['home', 'pickup_point', 'store', 'none'] }).notNull(),
  carrier: text('carrier', { enum: carrierCodes }),
  name: both('name').notNull(),
  text: both('text').notNull(),
  vatRate: smallint('vat_rate').notNull(),
  position: smallint('position').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  /** How many working days a parcel is on the way. */
  daysFrom: smallint('days_from').notNull().default(1),
  daysTo: smallint('days_to').notNull().default(2),
})

export const deliveryPrices = pgTable(
  'delivery_prices',
  {
    deliveryModeId: integer('delivery_mode_id')
      .notNull()
      .references(() => deliveryModes.id),
    currency: currency(),
    /** Minor units. */
    gross: integer('gross').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryModeId, table.currency] })],
)
