import { type SQL, sql } from 'drizzle-orm'

const webWarehouse = sql`(select id from warehouses where kind = 'web')`

/** `st` for variant `v`: its copies in the web warehouse. */
export const webStock: SQL = sql`stock_items st on st.variant_id = v.id and st.warehouse_id = ${webWarehouse}`

/**
 * `pk` for variant `v`, its stock if it is a package, which can be sold as often as its scarcest part allows. Only the
 * parts of packages are read.
 */
export const packageStock: SQL = sql`lateral (
  select min(case when part_variant.published_on is null then 0
      else coalesce(part_stock.on_hand + part_stock.supplied - part_stock.reserved, 0) / part.quantity end) as stock,
    min(greatest(coalesce(part_stock.on_hand - part_stock.reserved, 0), 0) / part.quantity) as "onHand",
    case when not bool_or(part_stock.supplied > 0 and part_stock.lead_days is null)
      then max(part_stock.lead_days) filter (where part_stock.supplied > 0) end as "leadDays"
  from package_items part
  join variants part_variant on part_variant.id = part.variant_id and part_variant.type = 'physical'
  left join stock_items part_stock on part_stock.variant_id = part.variant_id
    and part_stock.warehouse_id = ${webWarehouse}
  where v.format = 'package' and part.package_id = v.id) pk on true`

/**
 * Copies of variant `v` that can be sold, over `st` and `pk`; null where nothing limits them. What has no day of
 * publication yet is not sold, whatever copies there are.
 */
export const stock: SQL = sql`case
  when v.published_on is null then 0
  when v.format = 'package' then coalesce(pk.stock, 0)
  when v.type = 'virtual' then null
  else coalesce(st.on_hand + st.supplied - st.reserved, 0) end`

const onHand: SQL = sql`greatest(st.on_hand - st.reserved, 0)`

/**
 * Where a supplier has some of the copies that can be ordered of variant `v`, over `st` and `pk`: the copies on hand, and
 * the working days until others are here. Null where none come from a supplier.
 */
export const supplier: SQL = sql`case
  when v.format = 'package' then
    case when pk.stock > pk."onHand" then json_build_object('onHand', pk."onHand", 'leadDays', pk."leadDays") end
  when v.type = 'physical' and st.on_hand + st.supplied - st.reserved > ${onHand} then
    json_build_object('onHand', ${onHand}, 'leadDays', st.lead_days) end`
