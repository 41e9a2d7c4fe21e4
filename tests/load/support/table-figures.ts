import type { ClientBase, Pool } from 'pg'

/** Of each table by its name: how many rows it has, and the sum of all their contents as numbers. */
export type TableFigures = Record<string, string>

/** @param from a connection with an open snapshot, or a pool: then each table is seen at another moment */
export const readFigures = async (from: ClientBase | Pool): Promise<TableFigures> => {
  const { rows: tables } = await from.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by 1`,
  )
  const figures: TableFigures = {}
  for (const { name } of tables) {
    const { rows } = await from.query<{ figure: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as figure from ${name} t`,
    )
    figures[name] = rows[0]?.figure ?? ''
  }
  return figures
}

/** Names of the tables that differ. */
export const findDifferences = (one: TableFigures, other: TableFigures): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])
