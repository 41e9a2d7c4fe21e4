import { type SQL, sql } from 'drizzle-orm'
import type { BrandDetails } from '#contracts/brands.ts'
import { contributorRoles } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { pathSql } from '../../url-resources/service.ts'
import { monogramOf } from '../rules/monogram.ts'
import { letterOfKey } from '../../text/rules/sort-key.ts'
import { pricedVariants } from '../variants/variant-sql.ts'
import { booksOf } from './brand-sql.ts'
import { findBrand } from './find-brands.ts'

/** Born within so many years of each other, two are contemporaries. */
const generation = 25
const relatedLimit = 6
/** Only the most popular books of a category count: a large category has thousands that hardly anybody looks for. */
const booksPerCategory = 400

/** Contemporaries in the categories with most of the brand's own books, the most popular first. */
const related = (ctx: Context, id: number): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', other.id, 'path', ${pathSql('brand', ctx.locale, sql`other`)}, 'name', other.name->>${ctx.locale})), '[]')
  from (
    select o.id, o.key, o.name
    from (
      select mine.category_id from product_categories mine
      join product_contributors pc on pc.product_id = mine.product_id and pc.contributor_id = ${id} and pc.role = 'author'
      where mine.position = 0 group by mine.category_id order by count(*) desc limit 3
    ) own
    cross join lateral (
      select p.id, p.popularity from product_categories pc join products p on p.id = pc.product_id
      where pc.category_id = own.category_id order by p.popularity desc limit ${booksPerCategory}
    ) book
    join product_contributors pc on pc.product_id = book.id and pc.role = 'author'
    join contributors o on o.id = pc.contributor_id and o.id <> ${id}
    where abs(o.born - (select born from contributors where id = ${id})) <= ${generation}
      and exists (select from (${pricedVariants(ctx)}) where v.product_id = book.id and v.active)
    group by o.id order by sum(book.popularity) desc, o.id limit ${relatedLimit}
  ) other)`

/** Of a book by several authors nobody knows whom its photograph shows. */
const portrait: SQL = sql`(
  select json_build_object('path', l.path, 'width', l.width, 'height', l.height)
  from product_contributors pc join variants v on v.product_id = pc.product_id and v.active
  join resource_links l on l.variant_id = v.id and l.view = 'person' and l.path is not null
  where pc.contributor_id = c.id and pc.role = 'author' and not exists (
    select 1 from product_contributors other
    where other.product_id = pc.product_id and other.role = 'author' and other.contributor_id <> c.id)
  order by l.id desc limit 1)`

interface Row extends Pick<BrandDetails, 'firstYear' | 'lastYear' | 'related' | 'portrait'> {
  sortKey: string
  roles: BrandDetails['roles'] | null
  languages: string[] | null
  [column: string]: unknown
}

const selectDetails = async (ctx: Context, id: number): Promise<Row | undefined> => {
  const { rows } = await ctx.recentDb.execute<Row>(sql`
    with done as materialized (select distinct pc.product_id, pc.role from ${booksOf(ctx, sql`${id}`)}),
    written as (
      select p.language, w.first_year from done join products p on p.id = done.product_id
      left join works w on w.id = p.work_id where done.role = 'author'
    )
    select c.sort_key as "sortKey",
      (select json_agg(json_build_object('role', role, 'count', count)
        order by array_position(${sql.param(contributorRoles)}::text[], role))
        from (select role, count(*)::int as count from done group by role) counted) as roles,
      (select array_agg(language order by books desc, language) from (
        select language, count(*) as books from products where id in (select product_id from done) group by language
      ) spoken) as languages,
      (select min(first_year) from written) as "firstYear", (select max(first_year) from written) as "lastYear",
      ${related(ctx, id)} as related, ${portrait} as portrait
    from contributors c where c.id = ${id}`)
  return rows[0]
}

/** What a brand's page and preview tell beside the list. */
export const findBrandDetails = async (ctx: Context, id: number): Promise<Result<BrandDetails, 'not_found'>> => {
  const [brand, row] = [await findBrand(ctx, id), await selectDetails(ctx, id)]
  if (!brand.ok || !row) return fail('not_found')
  const { born, died, country, bio, name } = brand.value
  const { sortKey, roles, languages, firstYear, lastYear, related: others, portrait: photograph } = row
  return ok({
    letter: letterOfKey(sortKey),
    monogram: monogramOf(name),
    portrait: photograph,
    born,
    died,
    country,
    bio,
    roles: roles ?? [],
    firstYear,
    lastYear,
    languages: languages ?? [],
    related: others,
  })
}
