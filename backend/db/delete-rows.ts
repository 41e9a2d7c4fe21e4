import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/** Rows of one statement: a large clean-up must not hold its locks for long. */
const batch = 5_000

/**
 * Deletes the rows of `table` for which `where` holds, in batches. A row that another transaction changes meanwhile is
 * checked again.
 * @returns the number of deleted rows
 */
export const deleteRows = async (db: Database, table: PgTable, where: SQL): Promise<number> => {
  let total = 0
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${batch}) and ${where}`,
    )
    total += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return total
  }
}
