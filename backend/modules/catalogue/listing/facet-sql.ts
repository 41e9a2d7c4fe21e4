import { type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '#contracts/catalogue.ts'
import { leastRatings } from '#contracts/shop.ts'
import { ageBandRows, type Facet, isForAges, isRatedAtLeast, passesAllBut } from './listing-filters.ts'

/** Authors or series that a filter offers; the selected ones come on top. */
const mostOffered = 100

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

const agesOf = sql`
  select distinct product_id, band.value
  from matched join (values ${ageBandRows}) band(value, low, high) on ${isForAges(sql`band.low`, sql`band.high`)}
  where ${passesAllBut('age')}`
/** Who gives four stars gives three too: each step counts those above it. */
const ratingsOf = sql`
  select distinct product_id, step.stars::text as value
  from matched join unnest(${sql.param(leastRatings)}::int[]) step(stars) on ${isRatedAtLeast(sql`step.stars`)}
  where ${passesAllBut('rating')}`

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
  limit ${mostOffered + selected.length})
  union all
  (select 'author', c.id::text, c.name->>${locale}, 0, null, null
  from contributors c where c.id = any(${sql.param(selected)}::int[]))`

const countSeries = (locale: string, selected: readonly number[]): SQL => sql`
  (select 'series', s.id::text, s.title->>${locale}, counted.count, null, null
  from (
    select series_id, count(*)::int as count
    from (
      select distinct product_id, series_id from matched where series_id is not null and ${passesAllBut('series')}
    ) once
    group by series_id
  ) counted join series s on s.id = counted.series_id
  order by s.id = any(${sql.param(selected)}::int[]) desc, counted.count desc, s.key
  limit ${mostOffered + selected.length})
  union all
  (select 'series', s.id::text, s.title->>${locale}, 0, null, null
  from series s where s.id = any(${sql.param(selected)}::int[]))`

const rangeOf = (facet: Facet, value: SQL): SQL => sql`
  (select ${facet}::text, null, null, count(*)::int, min(${value})::int, max(${value})::int
  from matched where ${passesAllBut(facet)})`

/** All facets over `matched`, one row a value. */
export const facetRows = (locale: string, { author = [], series = [] }: ListingQuery): SQL =>
  sql.join(
    [
      countBy('format', formatsOf),
      countBy('language', languagesOf),
      rangeOf('price', sql`gross`),
      countBy('availability', availabilitiesOf),
      countAuthors(locale, author),
      countPublishers,
      countSeries(locale, series),
      countBy('age', agesOf),
      rangeOf('year', sql`extract(year from published_on)`),
      countBy('rating', ratingsOf),
    ],
    sql` union all `,
  )
