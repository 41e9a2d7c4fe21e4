import type { ClientBase, Pool } from 'pg'

/** For each table by its name: the number of its rows, and the sum of the hashes of its rows. */
export type TableFigures = Record<string, string>

/** @param from a connection with an open snapshot, or a pool, which reads each table at another moment */
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

/** @returns the names of the tables that differ */
export const findDifferences = (one: TableFigures, other: TableFigures): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])
