import { type SQL, sql } from 'drizzle-orm'
import { type PagedType, resourcePaths, withLocale } from '#contracts/resource-paths.ts'
import type { Locale } from '#contracts/shop.ts'

/** The SQL of the path with slug and id, by the alias of the row. A variant has the slug of its product. */
const addresses: Record<PagedType, (row: SQL, locale: Locale, product: SQL) => SQL> = {
  variant: (row, _, product) => sql`${product}.slug || '-' || ${row}.id`,
  category: (row, locale) => sql`${row}.slug->>${locale} || '-' || ${row}.id`,
  content: (row, locale) => sql`${row}.slug->>${locale} || '-' || ${row}.id`,
  store: (row) => sql`${row}.slug || '-' || ${row}.id`,
  brand: (row) => sql`${row}.key || '-' || ${row}.id`,
  collection: (row) => sql`${row}.key`,
  publisher: (row) => sql`${row}.key`,
}

export const addressSql = (type: PagedType, locale: Locale, row: SQL, product: SQL = sql`p`): SQL<string> =>
  sql<string>`(${addresses[type](row, locale, product)})`

/**
 * The canonical path of a resource's page as a column of any query, so that links need no query of their own: the pretty
 * path if there is one.
 * @param row the alias of its table
 * @param product of a variant the alias of its product
 */
export const pathSql = (type: PagedType, locale: Locale, row: SQL, product?: SQL): SQL<string> => sql<string>`coalesce(
  (select ${withLocale('', locale)} || pretty.path from url_resources pretty
    where pretty.kind = 'pretty' and pretty.resource_type = ${type} and pretty.resource_id = ${row}.id and pretty.locale = ${locale}),
  ${withLocale(`${resourcePaths[type][locale]}/`, locale)} || ${addressSql(type, locale, row, product)})`
