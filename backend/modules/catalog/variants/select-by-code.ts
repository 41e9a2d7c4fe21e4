import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'

/** Where a text is the SKU of one variant and the ISBN of another, the SKU counts: the shop has given it. */
export const selectByCode = async (db: Database, codes: readonly string[]): Promise<Map<string, number>> => {
  if (codes.length === 0) return new Map()
  const wanted = sql`array(select unnest(${sql.param([...new Set(codes)])}::text[]))`
  const { rows } = await db.execute<{ code: string; id: number }>(sql`
    select isbn as code, id from variants where isbn = any(${wanted})
    union all
    select sku, id from variants where sku = any(${wanted})`)
  return new Map(rows.map(({ code, id }) => [code, id]))
}
