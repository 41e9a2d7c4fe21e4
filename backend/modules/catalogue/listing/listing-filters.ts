import { type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '#contracts/catalogue.ts'
import { type AgeBand, ageBands } from '#contracts/shop.ts'

export const facets = [
  'format',
  'language',
  'price',
  'availability',
  'author',
  'publisher',
  'series',
  'age',
  'year',
  'rating',
] as const
export type Facet = (typeof facets)[number]

const oneOf = (column: SQL, values: readonly (string | number)[] | undefined, type: SQL): SQL =>
  values ? sql`${column} = any(${sql.param(values)}::${type}[])` : sql`true`

const boundsOf = (band: AgeBand): number[] => band.split('-').map(Number)

/** The bands as rows of text and two numbers. */
export const ageBandRows: SQL = sql.join(
  ageBands.map((band) => sql`(${sql.join([sql`${band}::text`, ...boundsOf(band).map((age) => sql`${age}::int`)], sql`, `)})`),
  sql`, `,
)

/** Ages open at one end go on; a book for one single age still belongs to the band that begins there. */
export const isForAges = (low: SQL, high: SQL): SQL => sql`(
  coalesce(age_from, age_to) is not null and coalesce(age_from, 0) < ${high}
  and greatest(coalesce(age_to, 99), coalesce(age_from, 0) + 1) > ${low})`

export const isRatedAtLeast = (stars: SQL): SQL => sql`(rating_count > 0 and rating_sum >= ${stars} * rating_count)`

const cameOutBetween = ({ year_min, year_max }: ListingQuery): SQL =>
  year_min === undefined && year_max === undefined
    ? sql`true`
    : sql`v.published_on between make_date(${year_min ?? 1}::int, 1, 1) and make_date(${year_max ?? 9999}::int, 12, 31)`

const isOfAnyBand = (bands: readonly AgeBand[]): SQL =>
  sql.join(
    bands.map((band) => {
      const [low, high] = boundsOf(band)
      return isForAges(sql`${low}::int`, sql`${high}::int`)
    }),
    sql` or `,
  )

/**
 * Whether a variant passes each facet's selection, as columns: a facet is counted over what passes all the others.
 * @param availability the expression of the variant's availability
 */
export const passes = (query: ListingQuery, availability: SQL): Record<Facet, SQL> => ({
  format: oneOf(sql`v.format`, query.format, sql`text`),
  language: oneOf(sql`p.language`, query.language, sql`text`),
  availability: oneOf(availability, query.availability, sql`text`),
  publisher: query.publisher
    ? sql`p.publisher_id in (select id from publishers where key = any(${sql.param(query.publisher)}::text[]))`
    : sql`true`,
  price: sql`pr.gross between ${query.price_min ?? 0} and ${query.price_max ?? 2_147_483_647}`,
  author: query.author
    ? sql`p.id in (
        select product_id from product_contributors
        where role = 'author' and contributor_id = any(${sql.param(query.author)}::int[]))`
    : sql`true`,
  series: query.series ? sql`coalesce(p.series_id = any(${sql.param(query.series)}::int[]), false)` : sql`true`,
  age: query.age ? isOfAnyBand(query.age) : sql`true`,
  year: cameOutBetween(query),
  rating: query.rating === undefined ? sql`true` : isRatedAtLeast(sql`${query.rating}::int`),
})

const column = (facet: Facet): SQL => sql.raw(`passes_${facet}`)

export const passColumns = (conditions: Record<Facet, SQL>): SQL =>
  sql.join(
    facets.map((facet) => sql`(${conditions[facet]}) as ${column(facet)}`),
    sql`, `,
  )

export const passesAll: SQL = sql.join(facets.map(column), sql` and `)

export const passesAllBut = (facet: Facet): SQL =>
  sql.join(facets.filter((other) => other !== facet).map(column), sql` and `)

/** A row that fails two filters is neither listed nor counted by any facet. */
export const failsOneAtMost: SQL = sql`${sql.join(
  facets.map((facet) => sql`${column(facet)}::int`),
  sql` + `,
)} >= ${sql.raw(String(facets.length - 1))}`
