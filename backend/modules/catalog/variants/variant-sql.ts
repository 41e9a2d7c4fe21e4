import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { configValue } from '../../configuration/service.ts'
import { basePriceList } from '../../pricing/service.ts'
import { packageStock, stock, webStock } from '../../stock/service.ts'
import { pathSql } from '../../url-resources/service.ts'
import { shopDay } from '../rules/shop-day.ts'

/** `v` variants and `pr` their prices in the customer's currency; a variant without a price is not on sale. */
export const pricedVariants = (ctx: Context): SQL => sql`
  variants v join prices pr on pr.variant_id = v.id and pr.currency = ${ctx.currency}
    and pr.price_list_id = ${basePriceList}`

/**
 * The joins that every query about variants shares: `v` variant, `pr` its price, `p` product, `st` its stock in the
 * web warehouse, `pk` its stock if it is a package.
 */
export const variantsOnSale = (ctx: Context): SQL => sql`
  ${pricedVariants(ctx)}
  join products p on p.id = v.product_id
  left join ${webStock}
  left join ${packageStock}`

/** Not yet published comes before out of stock: a book to come can be ordered ahead. */
export const availability = (ctx: Context): SQL => sql`case
  when v.published_on > ${shopDay(ctx.now())}::date then 'preorder'
  when coalesce(${stock}, 1) > 0 then 'available'
  else 'unavailable' end`

export const priceColumns: SQL = sql`
  pr.currency, pr.gross, pr.net, v.vat_rate as "vatRate",
  pr.original_gross as "originalGross", pr.original_net as "originalNet",
  pr.lowest30_gross as "lowest30Gross", pr.lowest30_net as "lowest30Net"`

/** What the product costs in its other formats, in the list and currency of price `pr`; null where it has none. */
export const otherFormats: SQL = sql`(
  select case when count(*) > 0 then json_build_object(
    'formats', array_agg(distinct rv.format order by rv.format),
    'from', json_build_object('gross', min(rp.gross), 'net', min(rp.net)),
    'to', json_build_object('gross', max(rp.gross), 'net', max(rp.net))) end
  from variants rv join prices rp on rp.variant_id = rv.id and rp.currency = pr.currency and rp.price_list_id = pr.price_list_id
  where rv.product_id = p.id and rv.active and rv.format <> v.format)`

/** Authors only, in their order, named in the language of the request. */
export const authors = (ctx: Context): SQL => sql`(
  select coalesce(
    json_agg(json_build_object('id', c.id, 'path', ${pathSql('brand', ctx.locale, sql`c`)}, 'name', c.name->>${ctx.locale}) order by pc.position), '[]')
  from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = p.id and pc.role = 'author')`

const ratingOf = (count: SQL, sum: SQL): SQL => sql`case when ${count} > 0 then
  json_build_object('average', round(${sum}::numeric / ${count}, 2)::float8, 'count', ${count}) end`

/** Of the whole product or of the variant alone; null without ratings, and where the configuration switches them off. */
export const rating: SQL = sql`case when ${configValue('rating_active')} = 'true' then
  case when ${configValue('rating_config_show_rating_by_product')} = 'true'
  then ${ratingOf(sql`p.rating_count`, sql`p.rating_sum`)}
  else (select ${ratingOf(sql`count(*)::int`, sql`sum(r.stars)`)}
    from ratings r where r.product_id = p.id and r.variant_id = v.id and r.status = 'approved') end end`

export const cardRating: SQL = sql`case when ${configValue('product_card_settings')}->>'showRatings' = 'true' then ${rating} end`
