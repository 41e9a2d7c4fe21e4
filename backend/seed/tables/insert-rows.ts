import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableName } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'

/** A statement has at most 65 535 parameters; this many rows of our widest table stay well below. */
const rowsAtOnce = 1000

/** Many rows a statement. Ids that the rows bring along are kept. */
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

/** After rows with ids of their own: the next id comes after the highest. */
export const continueIds = async (db: Database, tables: readonly PgTable[]): Promise<void> => {
  for (const table of tables) {
    const name = getTableName(table)
    await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`)
  }
}
