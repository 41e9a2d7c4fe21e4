import { type SQL, sql } from 'drizzle-orm'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { contributorRoles, formats, type Locale } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { supplier } from '../../stock/service.ts'
import type { Stored } from '../rules/facts-in.ts'
import { pathSql } from '../../url-resources/service.ts'
import type { PriceRow } from './price-of.ts'
import { type CardRow, cardColumns } from './select-cards.ts'
import { availability, rating, variantsOnSale } from './variant-sql.ts'

type SiblingRow = PriceRow & Omit<VariantDetail['siblings'][number], 'price'>

/** The card and what a page shows beyond it. */
export type DetailRow = CardRow &
  Pick<
    VariantDetail,
    | 'isbn'
    | 'type'
    | 'subtitle'
    | 'lead'
    | 'description'
    | 'contributors'
    | 'publisherName'
    | 'publisherPath'
    | 'isImprint'
    | 'series'
    | 'breadcrumbs'
    | 'pages'
    | 'minutes'
    | 'weight'
    | 'firstYear'
    | 'originalLanguage'
    | 'translations'
    | 'storesWithStock'
  > & {
    width: number | null
    height: number | null
    ageFrom: number | null
    ageTo: number | null
    siblings: SiblingRow[]
    parts: number[]
  } & Stored

/** Whoever made the book: authors, then translators, illustrators … */
const contributors = (locale: Locale): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'path', ${pathSql('brand', locale, sql`c`)}, 'name', c.name->>${locale}, 'role', pc.role)
    order by array_position(${sql.param(contributorRoles)}::text[], pc.role), pc.position), '[]')
  from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = p.id)`

const series = (locale: Locale): SQL => sql`(
  select json_build_object('id', s.id, 'name', s.title->>${locale}, 'number', p.series_number)
  from series s where s.id = p.series_id)`

/** From the root to the main category. */
const breadcrumbs = (locale: Locale): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'path', ${pathSql('category', locale, sql`c`)}, 'name', c.name->>${locale})
    order by step.place), '[]')
  from product_categories pc join categories main on main.id = pc.category_id
  cross join unnest(main.path) with ordinality step(id, place) join categories c on c.id = step.id
  where pc.product_id = p.id and pc.position = 0)`

/** One variant of each other product of the work: the same format if there is one. */
const translations = (locale: Locale): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'path', path, 'title', title, 'language', language, 'publisher', publisher)
    order by language, id), '[]')
  from (
    select distinct on (q.id) ov.id, ${pathSql('variant', locale, sql`ov`, sql`q`)} as path, q.title, q.language, b.name as publisher
    from products q
    join publishers b on b.id = q.publisher_id
    join variants ov on ov.product_id = q.id and ov.active
    join prices oc on oc.variant_id = ov.id and oc.currency = pr.currency and oc.price_list_id = pr.price_list_id
    where q.work_id = p.work_id and q.id <> p.id
    order by q.id, ov.format = v.format desc, array_position(${sql.param(formats)}::text[], ov.format)
  ) other)`

const storesWithStock: SQL = sql`(
  select count(*)::int
  from stock_items stock join warehouses shop on shop.id = stock.warehouse_id and shop.kind = 'store'
  where stock.variant_id = v.id and stock.on_hand > stock.reserved)`

/** All that is on sale of the product, this variant included. */
const siblings = (ctx: Context, id: number): SQL => sql`(
  select json_agg(json_build_object('id', v.id, 'path', ${pathSql('variant', ctx.locale, sql`v`)}, 'format', v.format, 'publishedOn', v.published_on,
    'availability', ${availability(ctx)}, 'supplier', ${supplier}, 'currency', pr.currency, 'gross', pr.gross, 'net', pr.net, 'vatRate', v.vat_rate,
    'originalGross', pr.original_gross, 'originalNet', pr.original_net,
    'lowest30Gross', pr.lowest30_gross, 'lowest30Net', pr.lowest30_net) order by v.id)
  from ${variantsOnSale(ctx)}
  where v.active and v.product_id = (select product_id from variants where id = ${id}))`

/** One statement, because asking costs more than answering. */
export const selectDetail = async (ctx: Context, id: number): Promise<DetailRow | undefined> => {
  const { locale } = ctx
  const { rows } = await ctx.recentDb.execute<DetailRow>(sql`
    select ${cardColumns(ctx, rating)},
      v.isbn, v.type, v.pages, v.minutes, v.width, v.height, v.weight,
      coalesce(v.own_facts->>'subtitle', p.subtitle) as subtitle,
      coalesce(v.own_facts->'lead', p.lead)->>${locale} as lead,
      coalesce(v.own_facts->'description', p.description)->>${locale} as description,
      p.age_from as "ageFrom", p.age_to as "ageTo", b.name as "publisherName",
      ${pathSql('publisher', locale, sql`b`)} as "publisherPath", b.is_imprint as "isImprint",
      p.original_title as "originalTitle", p.facts, p.collateral, v.edition,
      nullif(w.first_year, 0) as "firstYear", w.original_language as "originalLanguage",
      ${contributors(locale)} as contributors, ${series(locale)} as series, ${breadcrumbs(locale)} as breadcrumbs,
      ${translations(locale)} as translations, ${storesWithStock} as "storesWithStock", ${siblings(ctx, id)} as siblings,
      array(select variant_id from package_items where package_id = v.id order by variant_id) as parts
    from ${variantsOnSale(ctx)}
    join publishers b on b.id = coalesce((v.own_facts->>'publisherId')::int, p.publisher_id)
    left join works w on w.id = p.work_id
    where v.active and v.id = ${id}`)
  return rows[0]
}
