import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { keepPlans } from './keep-plans.ts'
import { schema } from './schema/schema.ts'

/** The database or a transaction of it: queries take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export interface Connection {
  db: Database
  pool: Pool
  close: () => Promise<void>
}

/**
 * @param max connections of the pool. PGlite takes one only: its socket server mixes the messages of several, so that
 * beside a transaction a query can get another one's rows. With a single one callers wait for one another, longer.
 */
export const connect = (url: string, max = 10): Connection => {
  // An idle connection keeps its plans for the next visitor: making them anew takes longer than what he asks.
  const pool = new Pool({ connectionString: url, max, idleTimeoutMillis: 600_000, connectionTimeoutMillis: max === 1 ? 30_000 : 5_000 })
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  if (max > 1) pool.on('connect', keepPlans)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
