import { type SQL, sql } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/connect.ts'

/** Ids taken from a table's sequence ahead of the rows, so that rows of one batch can name one another. */
export interface IdPool {
  /** Fetches ids until the pool has `count`. */
  fill: (db: Database, count: number) => Promise<void>
  take: () => number
}

export const createIdPool = (table: PgTable): IdPool => {
  const ids: number[] = []
  const next: SQL = sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, `
  return {
    fill: async (db, count) => {
      if (ids.length >= count) return
      const { rows } = await db.execute<{ id: number }>(sql`${next} ${count - ids.length}::int)`)
      ids.push(...rows.map(({ id }) => id))
    },
    take: () => {
      const id = ids.shift()
      if (id === undefined) throw new Error('The pool of ids was not filled for this batch.')
      return id
    },
  }
}
