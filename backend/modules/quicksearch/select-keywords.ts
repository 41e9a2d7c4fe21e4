import { sql } from 'drizzle-orm'
import type { Context } from '../../http/context.ts'

interface Keyword {
  keyword: string
  count: number
}

/** What people search for beside titles: authors, series and subjects, those with the most books first. */
export const selectKeywords = async (ctx: Context): Promise<Keyword[]> => {
  const { rows } = await ctx.db.execute<Keyword & Record<string, unknown>>(sql`
    select keyword, sum(count)::int as count from (
      select c.name->>${ctx.locale} as keyword, count(*) as count
      from contributors c join product_contributors pc on pc.contributor_id = c.id and pc.role = 'author' group by c.id
      union all
      select s.title->>${ctx.locale}, count(*) from series s join products p on p.series_id = s.id group by s.id
      union all
      select c.name->>${ctx.locale}, count(*)
      from categories c join product_categories pc on pc.category_id = c.id group by c.id
    ) named group by keyword order by count desc, keyword`)
  return rows
}
