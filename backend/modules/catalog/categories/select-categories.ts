import { type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contracts/categories.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { pathSql } from '../../url-resources/service.ts'
import { countOnSale, type OnSale } from '../../catalog-index/service.ts'

type CategoryRow = Category & {
  /** The ids from the root to the category itself. */
  way: number[]
}
type Row = Omit<CategoryRow, 'count'> & { format: string | null; [column: string]: unknown }

/** Products on sale in a category and below it, as its listing counts them. */
const countOf = ({ id, format }: Row, counts: OnSale): number =>
  (format === null ? counts.categories[id] : counts.formats[formats.findIndex((one) => one === format)]) ?? 0

/** In menu order, parents before children: by the positions on the way from the root. */
export const selectCategories = async (ctx: Context, condition: SQL = sql`true`): Promise<CategoryRow[]> => {
  const { locale } = ctx
  const { counts } = await countOnSale(ctx)
  const { rows } = await ctx.recentDb.execute<Row>(sql`
    select c.id, c.path as way, c.parent_id as "parentId", c.format,
      ${pathSql('category', locale, sql`c`)} as path, c.name->>${locale} as name, c.text->>${locale} as text
    from categories c where ${condition}
    order by (
      select array_agg(step.position order by way.place)
      from unnest(c.path) with ordinality way(id, place) join categories step on step.id = way.id)`)
  return rows.map(({ format, ...row }) => ({ ...row, count: countOf({ format, ...row }, counts) }))
}
