import { sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { Database } from '../../../db/connect.ts'

export const selectIsbns = async (db: Database, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; isbn: string }>(
    sql`select id, isbn from variants where isbn is not null and id = ${anyOf(ids)}`,
  )
  return new Map(rows.map(({ id, isbn }) => [id, isbn]))
}
