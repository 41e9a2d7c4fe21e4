import { type SQL, sql } from 'drizzle-orm'
import type { VariantDetail } from '#contracts/catalogue.ts'
import { contributorRoles } from '#contracts/shop.ts'
import { formats, type Locale } from '#contracts/shop.ts'
import type { Context } from '../../../http/context.ts'
import { rating, stock, variantsOnSale } from './variant-sql.ts'

/** What a page shows beyond the card. */
export type DetailRow = Pick<
  VariantDetail,
  | 'productId'
  | 'isbn'
  | 'type'
  | 'subtitle'
  | 'lead'
  | 'description'
  | 'contributors'
  | 'publisherName'
  | 'isImprint'
  | 'series'
  | 'breadcrumbs'
  | 'pages'
  | 'minutes'
  | 'weight'
  | 'firstYear'
  | 'originalLanguage'
  | 'stock'
  | 'translations'
  | 'storesWithStock'
  | 'rating'
> & {
  width: number | null
  height: number | null
  ageFrom: number | null
  ageTo: number | null
  parts: number[]
  [column: string]: unknown
}

/** Whoever made the book: authors, then translators, illustrators … */
const contributors = (locale: Locale): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.key, 'name', c.name->>${locale}, 'role', pc.role)
    order by array_position(${sql.param(contributorRoles)}::text[], pc.role), pc.position), '[]')
  from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = p.id)`

const series = (locale: Locale): SQL => sql`(
  select json_build_object('id', s.id, 'slug', s.key, 'name', s.title->>${locale}, 'number', p.series_number)
  from series s where s.id = p.series_id)`

/** From the root to the main category. */
const breadcrumbs = (locale: Locale): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug->>${locale}, 'name', c.name->>${locale})
    order by step.place), '[]')
  from product_categories pc join categories main on main.id = pc.category_id
  cross join unnest(main.path) with ordinality step(id, place) join categories c on c.id = step.id
  where pc.product_id = p.id and pc.position = 0)`

/** One variant of each other product of the work: the same format if there is one. */
const translations: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'title', title, 'language', language)
    order by language), '[]')
  from (
    select distinct on (q.id) ov.id, q.slug, q.title, q.language
    from products q
    join variants ov on ov.product_id = q.id and ov.active
    join prices oc on oc.variant_id = ov.id and oc.currency = pr.currency and oc.price_list_id = pr.price_list_id
    where q.work_id = p.work_id and q.id <> p.id
    order by q.id, ov.format = v.format desc, array_position(${sql.param(formats)}::text[], ov.format)
  ) other)`

const storesWithStock: SQL = sql`(
  select count(*)::int
  from stock_items shelf join warehouses shop on shop.id = shelf.warehouse_id and shop.kind = 'store'
  where shelf.variant_id = v.id and shelf.on_hand > shelf.reserved)`

export const selectDetail = async (ctx: Context, id: number): Promise<DetailRow | undefined> => {
  const { locale } = ctx
  const { rows } = await ctx.db.execute<DetailRow>(sql`
    select v.product_id as "productId", v.isbn, v.type, v.pages, v.minutes, v.width, v.height, v.weight, ${stock} as stock,
      p.subtitle, p.lead->>${locale} as lead, p.description->>${locale} as description,
      p.age_from as "ageFrom", p.age_to as "ageTo", b.name as "publisherName", b.is_imprint as "isImprint",
      w.first_year as "firstYear", w.original_language as "originalLanguage",
      ${contributors(locale)} as contributors, ${series(locale)} as series, ${breadcrumbs(locale)} as breadcrumbs,
      ${translations} as translations, ${storesWithStock} as "storesWithStock", ${rating} as rating,
      array(select variant_id from package_items where package_id = v.id order by variant_id) as parts
    from ${variantsOnSale(ctx, [id])}
    join publishers b on b.id = p.publisher_id
    left join works w on w.id = p.work_id
    where v.active and v.id = ${id}`)
  return rows[0]
}
