import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { conditionKinds, dealTypes } from '../../../contracts/deal-types.ts'
import type { Currency } from '../../../contracts/shop.ts'
import { at, both, id } from './columns.ts'
import { variants } from './variants.ts'

/** Gross, in minor units. A currency that is missing has no such amount. */
export type Amounts = Partial<Record<Currency, number>>

/** The rules by which a cart of a consumer costs less (spec point 3: deals). */
export const deals = pgTable(
  'deals',
  {
    id: id(),
    key: text('key').notNull().unique(),
    type: text('type', { enum: dealTypes }).notNull(),
    name: both('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Of two deals that give the same, the first one counts. */
    position: smallint('position').notNull(),
    /** From then on; null without a beginning. */
    validFrom: at('valid_from'),
    /** Until then, exclusive; null without an end. */
    validUntil: at('valid_until'),
    /** What the goods of the cart must cost; null where nothing is demanded. */
    minTotals: jsonb('min_totals').$type<Amounts>(),
    /** How many copies of an item a deal for an item demands. */
    minQuantity: smallint('min_quantity').notNull().default(1),
    /** A general deal lowers by a percentage or by an amount: of the order, or of each copy of the item. */
    percent: smallint('percent'),
    amounts: jsonb('amounts').$type<Amounts>(),
    freeShipping: boolean('free_shipping').notNull().default(false),
    /** How many copies of its rewards can be chosen: for an order, or for each time that the item is there. */
    maxRewards: smallint('max_rewards').notNull().default(1),
  },
  (table) => [
    check('deals_percent', sql`${table.percent} between 1 and 100`),
    check('deals_counts', sql`${table.minQuantity} > 0 and ${table.maxRewards} > 0`),
    check(
      'deals_reduction',
      sql`case ${table.type}
        when 'general_order_deal' then num_nonnulls(${table.percent}, ${table.amounts}) = 1 or (${table.freeShipping} and num_nonnulls(${table.percent}, ${table.amounts}) = 0)
        when 'general_item_deal' then num_nonnulls(${table.percent}, ${table.amounts}) = 1 and not ${table.freeShipping}
        else num_nonnulls(${table.percent}, ${table.amounts}) = 0 and not ${table.freeShipping} end`,
    ),
  ],
)

/** What an item deal is for, and what an order deal counts. A deal without conditions is for everything. */
export const dealConditions = pgTable(
  'deal_conditions',
  {
    dealId: integer('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: conditionKinds }).notNull(),
    /** The id of the variant, product, category or publisher. */
    targetId: integer('target_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.kind, table.targetId] }),
    index('deal_conditions_target').on(table.kind, table.targetId),
  ],
)

/** The variants that an upsell or a gift offers. */
export const dealRewards = pgTable(
  'deal_rewards',
  {
    dealId: integer('deal_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** What one copy costs: 0 for a gift. In a currency that is missing the reward is not offered. */
    prices: jsonb('prices').$type<Amounts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.variantId] }),
    foreignKey({ name: 'deal_rewards_deal', columns: [table.dealId], foreignColumns: [deals.id] }).onDelete('cascade'),
  ],
)
