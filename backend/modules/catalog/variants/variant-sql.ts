import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { configValue } from '../../configuration/service.ts'
import { pathSql } from '../../url-resources/service.ts'
import { shopDay } from '../rules/shop-day.ts'

/** `v` variants and `pr` their prices in the asked currency; without one a variant is not on sale. */
export const pricedVariants = (ctx: Context): SQL => sql`
  variants v join prices pr on pr.variant_id = v.id and pr.currency = ${ctx.currency}
    and pr.price_list_id = (select id from price_lists where key = 'default')`

/**
 * `any` of ids that the planner cannot count: it makes the same plan for one and for a hundred, and keeps it. With the
 * bare list it plans the ten joins behind a card anew for every question, which takes longer than the answer.
 */
export const anyOf = (ids: readonly number[]): SQL => sql`any(array(select unnest(${sql.param(ids)}::int[])))`

/**
 * `pk` for variant `v`, its stock if it is a package, which can be sold as often as its scarcest part allows. Parts are
 * looked for behind packages only.
 */
export const packageStock: SQL = sql`lateral (
  select min(coalesce(part_stock.on_hand - part_stock.reserved, 0) / part.quantity) as stock
  from package_items part
  join variants part_variant on part_variant.id = part.variant_id and part_variant.type = 'physical'
  left join stock_items part_stock on part_stock.variant_id = part.variant_id
    and part_stock.warehouse_id = (select id from warehouses where kind = 'web')
  where v.format = 'package' and part.package_id = v.id) pk on true`

/**
 * The joins that every question about variants shares: `v` variant, `pr` its price, `p` product, `st` its stock in the
 * web warehouse, `pk` its stock if it is a package.
 */
export const variantsOnSale = (ctx: Context): SQL => sql`
  ${pricedVariants(ctx)}
  join products p on p.id = v.product_id
  left join stock_items st on st.variant_id = v.id and st.warehouse_id = (select id from warehouses where kind = 'web')
  left join ${packageStock}`

/** Null where nothing limits it. */
export const stock: SQL = sql`case
  when v.format = 'package' then coalesce(pk.stock, 0)
  when v.type = 'virtual' then null
  else coalesce(st.on_hand - st.reserved, 0) end`

/** Not yet published comes before out of stock: a book to come can be ordered ahead. */
export const availability = (ctx: Context): SQL => sql`case
  when v.published_on > ${shopDay(ctx.now())}::date then 'preorder'
  when coalesce(${stock}, 1) > 0 then 'available'
  else 'unavailable' end`

export const priceColumns: SQL = sql`
  pr.currency, pr.gross, pr.net, v.vat_rate as "vatRate",
  pr.original_gross as "originalGross", pr.original_net as "originalNet",
  pr.lowest30_gross as "lowest30Gross", pr.lowest30_net as "lowest30Net"`

/** What the product costs in its other formats, in the list and currency of the asked price; null where it has none. */
export const otherFormats: SQL = sql`(
  select case when count(*) > 0 then json_build_object(
    'formats', array_agg(distinct rv.format order by rv.format),
    'from', json_build_object('gross', min(rp.gross), 'net', min(rp.net)),
    'to', json_build_object('gross', max(rp.gross), 'net', max(rp.net))) end
  from variants rv join prices rp on rp.variant_id = rv.id and rp.currency = pr.currency and rp.price_list_id = pr.price_list_id
  where rv.product_id = p.id and rv.active and rv.format <> v.format)`

/** Authors only, in their order, named in the asked language. */
export const authors = (ctx: Context): SQL => sql`(
  select coalesce(
    json_agg(json_build_object('id', c.id, 'path', ${pathSql('brand', ctx.locale, sql`c`)}, 'name', c.name->>${ctx.locale}) order by pc.position), '[]')
  from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = p.id and pc.role = 'author')`

const ratingOf = (count: SQL, sum: SQL): SQL => sql`case when ${count} > 0 then
  json_build_object('average', round(${sum}::numeric / ${count}, 2)::float8, 'count', ${count}) end`

/** Of the whole product or of the variant alone; null without ratings, and wherever they are switched off. */
export const rating: SQL = sql`case when ${configValue('rating_active')} = 'true' then
  case when ${configValue('rating_config_show_rating_by_product')} = 'true'
  then ${ratingOf(sql`p.rating_count`, sql`p.rating_sum`)}
  else (select ${ratingOf(sql`count(*)::int`, sql`sum(r.stars)`)}
    from ratings r where r.product_id = p.id and r.variant_id = v.id and r.status = 'approved') end end`

export const cardRating: SQL = sql`case when ${configValue('product_card_settings')}->>'showRatings' = 'true' then ${rating} end`
