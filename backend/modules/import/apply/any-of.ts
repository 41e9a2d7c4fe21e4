import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** One parameter whatever the number of values, so that a statement stays short. */
export const anyOf = (column: AnyPgColumn, values: Iterable<string | number>, type: 'text' | 'int'): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(type)}[])`
