import { type SQL, sql } from 'drizzle-orm'
import type { PagedType } from '#contracts/resource-paths.ts'
import type { BothLanguages } from '../../db/schema/columns.ts'
import type { Database } from '../../db/connect.ts'
import { pathSql } from '../url-resources/service.ts'

export interface Named {
  key: string
  id: number
  name: BothLanguages
  /** What its page is known by: a number, or the key of a collection or publisher. */
  address: string
  /** Of its page. */
  path: BothLanguages
}

const inBoth = (text: SQL): SQL => sql`jsonb_build_object('hu', ${text}, 'en', ${text})`

const pathOf = (type: PagedType, table: SQL): SQL =>
  sql`jsonb_build_object('hu', ${pathSql(type, 'hu', table)}, 'en', ${pathSql(type, 'en', table)}) as path`

const sources = {
  category: sql`
    select key, id, name, id::text as address, ${pathOf('category', sql`categories`)} from categories`,
  collection: sql`select key, id, name, key as address, ${pathOf('collection', sql`collections`)} from collections`,
  publisher: sql`select key, id, ${inBoth(sql`name`)} as name, key as address, ${pathOf('publisher', sql`publishers`)} from publishers`,
  author: sql`select key, id, name, id::text as address, ${pathOf('brand', sql`contributors`)} from contributors`,
} as const

export type NamedKind = keyof typeof sources

/** What has a key in the catalog, by it. Keys of nothing are missing. */
export const selectNamed = async (
  db: Database,
  kind: NamedKind,
  keys: readonly string[],
): Promise<Map<string, Named>> => {
  if (keys.length === 0) return new Map()
  const { rows } = await db.execute<Named & Record<string, unknown>>(
    sql`select * from (${sources[kind]}) named where key = any(${sql.param([...new Set(keys)])}::text[])`,
  )
  return new Map(rows.map((row) => [row.key, row]))
}

/** A listing by what its page is known by (a number, or the key of a collection or publisher): its key, and after it those of the categories above. */
export const selectListingKeys = async (db: Database, kind: NamedKind, address: string): Promise<string[]> => {
  const { rows } = await db.execute<{ key: string }>(
    kind === 'category'
      ? sql`
          select above.key from categories c cross join unnest(c.path) with ordinality way(id, depth) join categories above on above.id = way.id
          where c.id::text = ${address} order by way.depth desc`
      : sql`select key from (${sources[kind]}) named where key = ${address} or id::text = ${address} order by key = ${address} desc limit 1`,
  )
  return rows.map(({ key }) => key)
}
