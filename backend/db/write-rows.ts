import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/** What a row may leave to the database: its defaults. All rows of one statement leave out the same columns. */
type Rows<Table extends PgTable> = readonly (Partial<Table['$inferSelect']>)[]

const columnsIn = (table: PgTable, row: object): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([key]) => key in row)

const list = (columns: readonly [string, PgColumn][], show: (name: SQL, type: SQL) => SQL): SQL =>
  sql.join(columns.map(([, column]) => show(sql.identifier(column.name).getSQL(), sql.raw(column.getSQLType()))), sql`, `)

/** The rows as a relation `r`: one JSON parameter whatever their number, so that a statement stays short and is parsed at once. */
const relation = (columns: readonly [string, PgColumn][], rows: readonly object[]): SQL => {
  const named = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof typeof row]])))
  return sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(${list(columns, (name, type) => sql`${name} ${type}`)})`
}

/**
 * Many rows in one statement, with ids of their own where they bring them.
 * @param onConflict columns of a unique key: a row that is there already takes over the other columns
 */
export const insertMany = async <Table extends PgTable>(db: Database, table: Table, rows: Rows<Table>, onConflict: readonly (keyof Table['$inferSelect'])[] = []): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = columnsIn(table, first)
  const isKey = ([key]: [string, PgColumn]): boolean => onConflict.includes(key as keyof Table['$inferSelect'])
  const key = columns.filter(isKey)
  const rest = columns.filter((column) => !isKey(column))
  await db.execute(sql`
    insert into ${table} (${list(columns, (name) => name)}) overriding system value
    select ${list(columns, (name) => sql`r.${name}`)} from ${relation(columns, rows)}
    ${key.length > 0 ? sql`on conflict (${list(key, (name) => name)}) do update set ${list(rest, (name) => sql`${name} = excluded.${name}`)}` : sql``}`)
}

/** Writes the columns that the rows have into those with the same `id`. */
export const updateMany = async <Table extends PgTable>(db: Database, table: Table, rows: Rows<Table>): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = columnsIn(table, first)
  const set = columns.filter(([key]) => key !== 'id')
  await db.execute(sql`
    update ${table} t set ${list(set, (name) => sql`${name} = r.${name}`)} from ${relation(columns, rows)} where t.id = r.id`)
}
