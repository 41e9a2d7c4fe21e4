import { type SQL, sql } from 'drizzle-orm'
import type { Segment } from '#contracts/shop.ts'

/** The id of the list that holds the list prices, as a value of a query. */
export const basePriceList: SQL = sql`(select id from price_lists where is_base)`

/** Whether price list `l` holds for a customer of this segment at this moment. The base list always does. */
export const listHolds = (segment: Segment, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(l.is_base or (
    (l.segment is null or l.segment = ${segment})
    and (l.valid_from is null or l.valid_from <= ${at}) and (l.valid_until is null or ${at} < l.valid_until)))`
}
