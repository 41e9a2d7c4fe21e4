import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/**
 * A fragment that holds no value of a call, written out once. Drizzle puts every statement together anew from its
 * smallest parts, which for a cart took a sixth of the backend's time.
 */
export const constantSql = (fragment: SQL): SQL => sql.raw(dialect.sqlToQuery(fragment.inlineParams()).sql)
