import { type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contracts/catalogue.ts'
import type { Context } from '../../../http/context.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

type CategoryRow = Category & { path: number[]; [column: string]: unknown }

/** Products on sale in a category and below it, as its listing counts them. */
const counts = (ctx: Context): SQL => sql`
  with on_sale as (
    select v.product_id, v.format from ${pricedVariants(ctx)} where v.active
  ), shelved as (
    select c.id, ancestor, pc.product_id from categories c cross join unnest(c.path) ancestor
    join product_categories pc on pc.category_id = c.id
    join (select distinct product_id from on_sale) s on s.product_id = pc.product_id
  ), counted as (
    select ancestor as id, count(distinct product_id)::int as count from shelved group by ancestor
  ), of_format as (
    select format, count(distinct product_id)::int as count from on_sale group by format
  )`

const columns = ({ locale }: Context): SQL => sql`
  c.id, c.path, c.parent_id as "parentId", c.slug as slugs,
  c.slug->>${locale} as slug, c.name->>${locale} as name, c.text->>${locale} as text,
  coalesce(case when c.format is null then counted.count else of_format.count end, 0) as count`

/** In menu order, parents before children: by the positions on the way from the root. */
export const selectCategories = async (ctx: Context, condition: SQL = sql`true`): Promise<CategoryRow[]> => {
  const { rows } = await ctx.db.execute<CategoryRow>(sql`
    ${counts(ctx)}
    select ${columns(ctx)}
    from categories c left join counted on counted.id = c.id left join of_format on of_format.format = c.format
    where ${condition}
    order by (
      select array_agg(step.position order by way.place)
      from unnest(c.path) with ordinality way(id, place) join categories step on step.id = way.id)`)
  return rows
}
