import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableName } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'

/** A statement has at most 65 535 parameters. This many rows of the widest table have fewer. */
const rowsAtOnce = 1000

/** Inserts many rows in a statement, with the ids that they have. */
export const insertRows = async <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: (Table['$inferInsert'] & { id?: number })[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(start, start + rowsAtOnce))
}

/** Must be called after rows with ids of their own, so that the next id follows the highest one. */
export const continueIds = async (db: Database, tables: readonly PgTable[]): Promise<void> => {
  for (const table of tables) {
    const name = getTableName(table)
    await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`)
  }
}
