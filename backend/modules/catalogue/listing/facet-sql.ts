import { type SQL, sql } from 'drizzle-orm'
import { type Facet, passesAllBut } from './listing-filters.ts'

/** Authors that a filter offers; the selected ones come on top. */
const mostAuthors = 100

/**
 * A value counts products, not variants. Distinct rows first: Postgres hashes them, where `count(distinct)` would sort.
 * @param products `product_id` and the facet's value, each pair once
 */
const countBy = (facet: Facet, products: SQL): SQL => sql`
  (select ${facet}::text as facet, value, value as label, count(*)::int as count, null::int as min, null::int as max
  from (${products}) counted group by value)`

/** Editions of one format count once. */
const formatsOf = sql`select distinct product_id, format as value from matched where ${passesAllBut('format')}`
const availabilitiesOf = sql`
  select distinct product_id, availability as value from matched where ${passesAllBut('availability')}`
const languagesOf = sql`
  select distinct product_id, language as value from matched where ${passesAllBut('language')}`

const countPublishers: SQL = sql`
  (select 'publisher', b.key, b.name, counted.count, null, null
  from (
    select publisher_id, count(*)::int as count
    from (select distinct product_id, publisher_id from matched where ${passesAllBut('publisher')}) once
    group by publisher_id
  ) counted join publishers b on b.id = counted.publisher_id)`

const countAuthors = (locale: string, selected: readonly number[]): SQL => sql`
  (select 'author', c.id::text, c.name->>${locale}, counted.count, null, null
  from (
    select pc.contributor_id, count(*)::int as count
    from (select distinct product_id from matched where ${passesAllBut('author')}) once
    join product_contributors pc on pc.product_id = once.product_id and pc.role = 'author'
    group by pc.contributor_id
  ) counted join contributors c on c.id = counted.contributor_id
  order by c.id = any(${sql.param(selected)}::int[]) desc, counted.count desc, c.sort_key collate "C"
  limit ${mostAuthors + selected.length})
  union all
  (select 'author', c.id::text, c.name->>${locale}, 0, null, null
  from contributors c where c.id = any(${sql.param(selected)}::int[]))`

const priceRange: SQL = sql`
  (select 'price', null, null, count(*)::int, min(gross), max(gross) from matched where ${passesAllBut('price')})`

/** All facets over `matched`, one row a value. */
export const facetRows = (locale: string, selectedAuthors: readonly number[]): SQL =>
  sql.join(
    [
      countBy('format', formatsOf),
      countBy('language', languagesOf),
      priceRange,
      countBy('availability', availabilitiesOf),
      countAuthors(locale, selectedAuthors),
      countPublishers,
    ],
    sql` union all `,
  )
