import { type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '#contracts/catalogue.ts'

export const facets = ['format', 'language', 'price', 'availability', 'author', 'publisher'] as const
export type Facet = (typeof facets)[number]

const oneOf = (column: SQL, values: readonly (string | number)[] | undefined, type: SQL): SQL =>
  values ? sql`${column} = any(${sql.param(values)}::${type}[])` : sql`true`

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
