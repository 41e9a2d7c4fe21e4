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

/** What Postgres itself shall watch over, for as long as a connection lives. */
const sessionSettings = ({ forVisitors, statementMs, idleInTransactionMs }: Limits) => ({
  // A parallel worker is a new process, which takes longer to become warm than a visitor's query takes to run. What
  // visitors ask for lies in memory: a row by its index costs hardly more than the next one.
  ...(forVisitors && { options: '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1' }),
  ...(statementMs && { statement_timeout: statementMs }),
  ...(idleInTransactionMs && { idle_in_transaction_session_timeout: idleInTransactionMs }),
})

/**
 * Connects at the first query, and again after a connection was lost.
 * @param isPooled a pooler gives each transaction to any of its own connections (`reachDatabase`): nothing may stay
 * behind in a connection, neither settings nor the names of statements
 */
export const connect = (url: string, limits: Limits, isPooled = false): Connection => {
  const { connections, waitMs, forVisitors = false, answerMs } = limits
  const settings = {
    connectionString: url,
    max: connections,
    // An idle connection keeps its plans for the next visitor: planning takes longer than a typical query.
    idleTimeoutMillis: 600_000,
    // A network that silently loses a connection is noticed within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!isPooled && sessionSettings(limits)),
    ...(answerMs && { query_timeout: answerMs }),
  }
  const pool = new BoundedPool(settings, { waitMs, forVisitors })
  if (connections > 1 && !isPooled) pool.on('connect', nameStatements)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
