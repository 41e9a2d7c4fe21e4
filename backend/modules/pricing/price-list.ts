import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

/** The key of the list that every shop has. The index in memory and exports know the prices of this list. */
export const defaultPriceListKey = 'default'

/** The id of the default list, for conditions in SQL. */
export const defaultPriceList: SQL = sql`(select id from price_lists where key = ${sql.raw(`'${defaultPriceListKey}'`)})`

/** The id of the list whose prices the customer of this request pays, for conditions in SQL. */
export const priceListOf = (_ctx: Pick<Context, 'actor'>): SQL => defaultPriceList
