import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { jsonOfRow } from '../../db/json-of-row.ts'
import { dealConditions, dealRewards, deals } from '../../db/schema/deals.ts'

/** A row of these conditions names the variant `v` of the product `p`. */
export const namesVariant = (conditions: SQL): SQL => sql`(
  (${conditions}.kind = 'variant' and ${conditions}.target_id = v.id)
  or (${conditions}.kind = 'product' and ${conditions}.target_id = p.id)
  or (${conditions}.kind = 'publisher' and ${conditions}.target_id = p.publisher_id)
  or (${conditions}.kind = 'category' and exists (
    select from product_categories pc where pc.product_id = p.id and pc.category_id = ${conditions}.target_id)))`

/** Whether something holds from one column until another, exclusive; null has no end. */
export const holdsAt = (from: SQL, until: SQL, at: Date): SQL => {
  const moment = sql`${at.toISOString()}::timestamptz`
  return sql`((${from} is null or ${from} <= ${moment}) and (${until} is null or ${moment} < ${until}))`
}

const rewards = sql`(
  select coalesce(json_agg(json_build_object('variantId', r.variant_id, 'prices', r.prices) order by r.position), '[]')
  from ${dealRewards} r where r.deal_id = deals.id)`

const isForAll = sql`not exists (select from ${dealConditions} c where c.deal_id = deals.id)`

const matched = (variantIds: SQL): SQL => sql`(
  select coalesce(json_agg(distinct v.id), '[]') from ${dealConditions} c
  join variants v on v.id = ${variantIds} join products p on p.id = v.product_id
  where c.deal_id = deals.id and ${namesVariant(sql`c`)})`

/**
 * The deals that hold now and are for something in the cart, in their order, as one JSON value of a select (`Deal[]`).
 * @param variantIds `anyOf` of the ids
 */
export const dealsSql = (variantIds: SQL, at: Date): SQL => {
  const { id, key, type, name, minTotals, minQuantity, percent, amounts, freeShipping, maxRewards } =
    getTableColumns(deals)
  const values = { id, key, type, name, minTotals, minQuantity, percent, amounts, freeShipping, maxRewards }
  const found = { matched: sql`found.matched`, isForAll: sql`found.is_for_all` }
  return sql`(
    select coalesce(json_agg(${jsonOfRow({ ...values, rewards, ...found })} order by ${deals.position}, ${deals.id}), '[]')
    from ${deals}, lateral (select ${matched(variantIds)} as matched, ${isForAll} as is_for_all) found
    where ${deals.enabled} and ${holdsAt(sql`valid_from`, sql`valid_until`, at)}
      and (found.is_for_all or json_array_length(found.matched) > 0))`
}
