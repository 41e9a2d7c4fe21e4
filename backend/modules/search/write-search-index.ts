import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { insertMany } from '../../db/write-rows.ts'

/** Names of those with one of these roles, in both languages: who knows an author by the English name finds it too. */
const names = (roles: SQL): SQL =>
  sql`coalesce(string_agg((c.name->>'hu') || ' ' || (c.name->>'en'), ' ' order by pc.position) filter (where pc.role in (${roles})), '')`

/** What a product `r` is found by: title and authors first, then series, then publisher and translators, then the texts of both languages. */
const found = {
  joins: sql`
    join publishers b on b.id = r.publisher_id left join series s on s.id = r.series_id
    cross join lateral (
      select ${names(sql`'author'`)} as authors, ${names(sql`'translator', 'illustrator', 'editor', 'narrator'`)} as makers
      from product_contributors pc join contributors c on c.id = pc.contributor_id where pc.product_id = r.id
    ) people
    cross join lateral (
      select coalesce((s.title->>'hu') || ' ' || (s.title->>'en'), '') as series,
        -- Many a publisher has one text for both languages; its words need not be taken apart twice.
        concat_ws(' ', r.lead->>'hu', r.description->>'hu', nullif(r.lead->>'en', r.lead->>'hu'), nullif(r.description->>'en', r.description->>'hu')) as texts
    ) said`,
  columns: {
    search: sql`setweight(search_terms(concat_ws(' ', r.title, r.subtitle, people.authors)), 'A')
      || setweight(search_terms(said.series), 'B')
      || setweight(search_terms(concat_ws(' ', b.name, people.makers)), 'C')
      || setweight(search_terms(said.texts), 'D')`,
    searchNames: sql`plain(concat_ws(' ', r.title, r.subtitle, people.authors, said.series))`,
  },
}

/**
 * Writes what products are found by. To be called by whoever changes any of what stands above.
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
 * New products with what they are found by, written once instead of twice. Their contributors are there already: the
 * caller has put off the check that those belong to a product.
 */
export const insertProducts = (db: Database, rows: readonly Partial<typeof products.$inferSelect>[]): Promise<void> =>
  insertMany(db, products, rows, { computed: found })
