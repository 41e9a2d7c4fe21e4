import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'

/** Names of those with one of these roles, in both languages: who knows an author by the English name finds it too. */
const names = (roles: SQL): SQL => sql`coalesce((
  select string_agg((c.name->>'hu') || ' ' || (c.name->>'en'), ' ' order by pc.position)
  from product_contributors pc join contributors c on c.id = pc.contributor_id
  where pc.product_id = p.id and pc.role in (${roles})), '')`

/**
 * Writes what products are found by: title and authors first, then series, then publisher and translators, then the
 * texts of both languages. To be called by whoever changes any of these.
 * @param ids all products if not given
 */
export const writeSearchIndex = async (db: Database, ids?: readonly number[]): Promise<void> => {
  await db.execute(sql`
    update products p set
      search = setweight(search_terms(concat_ws(' ', p.title, p.subtitle, found.authors)), 'A')
        || setweight(search_terms(found.series), 'B')
        || setweight(search_terms(concat_ws(' ', found.publisher, found.makers)), 'C')
        || setweight(search_terms(found.texts), 'D'),
      search_names = plain(concat_ws(' ', p.title, p.subtitle, found.authors, found.series))
    from (
      select p.id, ${names(sql`'author'`)} as authors,
        ${names(sql`'translator', 'illustrator', 'editor', 'narrator'`)} as makers,
        concat_ws(' ', p.lead->>'hu', p.description->>'hu', p.lead->>'en', p.description->>'en') as texts,
        b.name as publisher, coalesce((s.title->>'hu') || ' ' || (s.title->>'en'), '') as series
      from products p join publishers b on b.id = p.publisher_id left join series s on s.id = p.series_id
      ${ids ? sql`where p.id = any(${sql.param(ids)}::int[])` : sql``}
    ) found
    where found.id = p.id`)
}
