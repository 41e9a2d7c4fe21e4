import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { constantSql } from '../../db/constant-sql.ts'
import { jsonOfRow } from '../../db/json-of-row.ts'
import { dealRewards, deals } from '../../db/schema/deals.ts'

/** The condition `c`, of a deal or of a coupon, names the variant `v` of the product `p`. */
export const namesVariant: SQL = sql`(
  (c.kind = 'variant' and c.target_id = v.id)
  or (c.kind = 'product' and c.target_id = p.id)
  or (c.kind = 'publisher' and c.target_id = p.publisher_id)
  or (c.kind = 'category' and exists (
    select from product_categories pc where pc.product_id = p.id and pc.category_id = c.target_id)))`

/** Whether something holds from one column until another, exclusive; null has no end. */
export const holdsAt = (from: SQL, until: SQL, at: Date): SQL => {
  const moment = sql`${at.toISOString()}::timestamptz`
  return sql`((${from} is null or ${from} <= ${moment}) and (${until} is null or ${moment} < ${until}))`
}

const rewards = sql`(
  select coalesce(json_agg(json_build_object('variantId', r.variant_id, 'prices', r.prices) order by r.position), '[]')
  from ${dealRewards} r where r.deal_id = deals.id)`

const { id, key, type, name, minTotals, minQuantity, percent, amounts, freeShipping, maxRewards } =
  getTableColumns(deals)

const dealJson = constantSql(
  jsonOfRow({
    id,
    key,
    type,
    name,
    minTotals,
    minQuantity,
    percent,
    amounts,
    freeShipping,
    maxRewards,
    rewards,
    matched: sql`coalesce(found.matched, '[]')`,
    isForAll: sql`every.is_for_all`,
  }),
)

/**
 * The deals that hold now and are for something in the cart, in their order, as one JSON value of a select (`Deal[]`).
 * @param variantIds `anyOf` of the ids
 */
export const dealsSql = (variantIds: SQL, at: Date): SQL => sql`(
  select coalesce(json_agg(${dealJson} order by deals.position, deals.id), '[]')
  from deals
  left join (
    select c.deal_id, json_agg(distinct v.id) as matched from deal_conditions c
    join variants v on v.id = ${variantIds} join products p on p.id = v.product_id
    where ${namesVariant} group by c.deal_id) found on found.deal_id = deals.id,
  lateral (select not exists (select from deal_conditions c where c.deal_id = deals.id) as is_for_all) every
  where deals.enabled and ${holdsAt(sql`valid_from`, sql`valid_until`, at)}
    and (every.is_for_all or found.matched is not null))`
