import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/** What a row may leave to the database: its defaults. All rows of one statement leave out the same columns. */
type Rows<Table extends PgTable> = readonly Partial<Table['$inferSelect']>[]
type ColumnOf<Table extends PgTable> = keyof Table['$inferSelect']

interface InsertOptions<Table extends PgTable> {
  /** Columns of a unique key: a row that is there already takes over the other columns. */
  onConflict?: readonly ColumnOf<Table>[]
  /** Columns that the database makes of the row, which is `r`, and of what is joined to it. */
  computed?: { joins: SQL; columns: Partial<Record<ColumnOf<Table>, SQL>> }
}

const columnsIn = (table: PgTable, row: object): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([key]) => key in row)

const list = (columns: readonly [string, PgColumn][], show: (name: SQL, type: SQL) => SQL): SQL =>
  sql.join(
    columns.map(([, column]) => show(sql.identifier(column.name).getSQL(), sql.raw(column.getSQLType()))),
    sql`, `,
  )

/** The rows as a relation `r`: one JSON parameter whatever their number, so that a statement stays short and is parsed at once. */
const relation = (columns: readonly [string, PgColumn][], rows: readonly object[]): SQL => {
  const names = columns.map(([key, { name }]) => [key as keyof (typeof rows)[number], name] as const)
  const named = rows.map((row) => {
    const values: Record<string, unknown> = {}
    for (const [key, name] of names) values[name] = row[key]
    return values
  })
  return sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(${list(columns, (name, type) => sql`${name} ${type}`)})`
}

/** Many rows in one statement, with ids of their own where they bring them. Undefined without rows. */
export const insertStatement = <Table extends PgTable>(
  table: Table,
  rows: Rows<Table>,
  { onConflict = [], computed }: InsertOptions<Table> = {},
): SQL | undefined => {
  const [first] = rows
  if (!first) return undefined
  const columns = columnsIn(table, first)
  const made = columnsIn(table, computed?.columns ?? {})
  const isKey = ([key]: [string, PgColumn]): boolean => onConflict.includes(key as ColumnOf<Table>)
  const key = columns.filter(isKey)
  const rest = columns.filter((column) => !isKey(column))
  const values = [
    ...columns.map(([, { name }]) => sql`r.${sql.identifier(name)}`),
    ...made.map(([name]) => sql`${computed?.columns[name as ColumnOf<Table>]}`),
  ]
  return sql`
    insert into ${table} (${list([...columns, ...made], (name) => name)}) overriding system value
    select ${sql.join(values, sql`, `)} from ${relation(columns, rows)} ${computed?.joins ?? sql``}
    ${key.length > 0 ? sql`on conflict (${list(key, (name) => name)}) do update set ${list(rest, (name) => sql`${name} = excluded.${name}`)}` : sql``}`
}

/** Writes the columns that the rows have into those with the same `id`. Undefined without rows. */
export const updateStatement = <Table extends PgTable>(table: Table, rows: Rows<Table>): SQL | undefined => {
  const [first] = rows
  if (!first) return undefined
  const columns = columnsIn(table, first)
  const set = columns.filter(([key]) => key !== 'id')
  return sql`
    update ${table} t set ${list(set, (name) => sql`${name} = r.${name}`)} from ${relation(columns, rows)} where t.id = r.id`
}

/** Runs statements in their order. While Postgres works on one, the next one is built. */
export const executeInTurn = async (db: Database, statements: Iterable<SQL | undefined>): Promise<void> => {
  let running: Promise<unknown> | undefined
  try {
    for (const statement of statements) {
      await running
      running = statement && db.execute(statement).execute()
    }
  } finally {
    await running
  }
}

export const insertMany = <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Rows<Table>,
  options?: InsertOptions<Table>,
): Promise<void> => executeInTurn(db, [insertStatement(table, rows, options)])
