import { type SQL, sql } from 'drizzle-orm'
import type { PublisherDetails } from '#contracts/publishers.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { pathSql } from '../../url-resources/service.ts'
import { shopDay } from '../rules/shop-day.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

const namedLimit = 3

/** The best few of what the publisher's products belong to, as references with counts. */
const named = (reference: SQL, joins: SQL, order: SQL): SQL => sql`(
  select coalesce(json_agg(one.named), '[]') from (
    select jsonb_build_object(${reference}, 'count', count(*)::int) as named
    from own p ${joins} order by ${order} limit ${namedLimit}
  ) one)`

type Row = PublisherDetails & { [column: string]: unknown }

const selectDetails = async (ctx: Context, key: string): Promise<Row | undefined> => {
  const { locale } = ctx
  const series = named(
    sql`'id', s.id, 'name', s.title->>${locale}`,
    sql`join series s on s.id = p.series_id group by s.id`,
    sql`sum(p.popularity) desc, s.id`,
  )
  const categories = named(
    sql`'id', c.id, 'name', c.name->>${locale}, 'path', ${pathSql('category', locale, sql`c`)}`,
    sql`join product_categories pc on pc.product_id = p.id and pc.position = 0 join categories c on c.id = pc.category_id group by c.id`,
    sql`count(*) desc, c.id`,
  )
  const authors = named(
    sql`'id', c.id, 'name', c.name->>${locale}, 'path', ${pathSql('brand', locale, sql`c`)}`,
    sql`join product_contributors pc on pc.product_id = p.id and pc.role = 'author' join contributors c on c.id = pc.contributor_id group by c.id`,
    sql`count(*) desc, sum(p.popularity) desc, c.id`,
  )
  const { rows } = await ctx.recentDb.execute<Row>(sql`
    with offered as materialized (
      select v.id, v.product_id, v.format, v.published_on from ${pricedVariants(ctx)}
      join products p on p.id = v.product_id join publishers b on b.id = p.publisher_id
      where v.active and b.key = ${key} and v.format <> 'package' and v.published_on <= ${shopDay(ctx.now())}::date
    ), own as materialized (select * from products where id in (select product_id from offered))
    select about->>${locale} as about, (select extract(year from min(published_on))::int from offered) as "firstYear",
      (select json_build_object('path', ${pathSql('variant', locale, sql`v`)}, 'title', p.title, 'language', p.language)
        from offered v join own p on p.id = v.product_id order by v.published_on desc, v.id limit 1) as newest,
      ${series} as series, ${categories} as categories, ${authors} as authors
    from publishers where key = ${key}`)
  return rows[0]
}

/** What only this publisher's page can say. */
export const findPublisherDetails = async (
  ctx: Context,
  key: string,
): Promise<Result<PublisherDetails, 'not_found'>> => {
  const row = await selectDetails(ctx, key)
  if (!row) return fail('not_found')
  const { about, firstYear, newest, series, categories, authors } = row
  return ok({ about, firstYear, newest, series, categories, authors })
}
