import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { insertStatement } from '../../db/write-rows.ts'

/** Names of contributors with one of these roles, in both languages: a reader who knows the English name of an author finds the book, too. */
const names = (roles: SQL): SQL =>
  sql`coalesce(string_agg((c.name->>'hu') || ' ' || (c.name->>'en'), ' ' order by pc.position) filter (where pc.role in (${roles})), '')`

/** What a search finds product `r` by: title and authors first, then series, then publisher and translators, then the texts of both languages. */
const found = {
  joins: sql`
    join publishers b on b.id = r.publisher_id left join series s on s.id = r.series_id
    cross join lateral (
      select ${names(sql`'author'`)} as authors, ${names(sql`'translator', 'illustrator', 'editor', 'narrator'`)} as credits
      from product_contributors pc join contributors c on c.id = pc.contributor_id where pc.product_id = r.id
    ) people
    cross join lateral (
      select coalesce((s.title->>'hu') || ' ' || (s.title->>'en'), '') as series,
        -- Many publishers give one text for both languages: its words are split once.
        concat_ws(' ', r.lead->>'hu', r.description->>'hu', nullif(r.lead->>'en', r.lead->>'hu'), nullif(r.description->>'en', r.description->>'hu')) as texts
    ) texts_of`,
  columns: {
    search: sql`setweight(search_terms(concat_ws(' ', r.title, r.subtitle, people.authors)), 'A')
      || setweight(search_terms(texts_of.series), 'B')
      || setweight(search_terms(concat_ws(' ', b.name, people.credits)), 'C')
      || setweight(search_terms(texts_of.texts), 'D')`,
    searchNames: sql`plain(concat_ws(' ', r.title, r.subtitle, people.authors, texts_of.series))`,
  },
}

/**
 * Writes what a search finds products by. Code that changes any of the names and texts above calls it afterwards.
 * @param ids all products if not given
 */
export const writeSearchIndex = async (db: Database, ids?: readonly number[]): Promise<void> => {
  await db.execute(sql`
    update products set search = written.search, search_names = written.search_names
    from (
      select r.id, ${found.columns.search} as search, ${found.columns.searchNames} as search_names
      from products r ${found.joins} ${ids ? sql`where r.id = any(${sql.param(ids)}::int[])` : sql``}
    ) written
    where written.id = products.id`)
}

/**
 * Inserts products together with what a search finds them by, so that each row is written once. The rows of their
 * contributors come first: the caller has deferred the check that these belong to a product.
 */
export const insertProducts = (rows: readonly Partial<typeof products.$inferSelect>[]): SQL | undefined =>
  insertStatement(products, rows, { computed: found })
