import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import { nameStatements } from './name-statements.ts'
import type { Limits } from './limits.ts'
import { schema } from './schema/schema.ts'

/** The database, or a transaction of it: queries take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export interface Connection {
  db: Database
  pool: Pool
  close: () => Promise<void>
}

/** Connects at the first query, and again after a connection was lost. */
export const connect = (
  url: string,
  { connections, waitMs, forVisitors = false, statementMs, answerMs, idleInTransactionMs }: Limits,
): Connection => {
  const settings = {
    connectionString: url,
    max: connections,
    // An idle connection keeps its plans for the next visitor: planning takes longer than a typical query.
    idleTimeoutMillis: 600_000,
    // A network that silently loses a connection is noticed within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A parallel worker is a new process, which takes longer to become warm than a visitor's query takes to run.
    ...(forVisitors && { options: '-c max_parallel_workers_per_gather=0' }),
    ...(statementMs && { statement_timeout: statementMs }),
    ...(answerMs && { query_timeout: answerMs }),
    ...(idleInTransactionMs && { idle_in_transaction_session_timeout: idleInTransactionMs }),
  }
  const pool = new BoundedPool(settings, { waitMs, forVisitors })
  if (connections > 1) pool.on('connect', nameStatements)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
