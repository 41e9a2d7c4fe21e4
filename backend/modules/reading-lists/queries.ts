import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'

export interface NamedVariant {
  id: number
  title: string
  /** The products of its work, its own first, then those in its language. */
  productIds: number[]
  [column: string]: unknown
}

/** Variants by their ids, also those that are no longer sold. */
export const selectNamedVariants = async (db: Database, ids: readonly number[]): Promise<Map<number, NamedVariant>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<NamedVariant>(sql`
    select v.id, p.title, array(
      select other.id from products other where other.id = p.id or other.work_id = p.work_id
      order by other.id <> p.id, other.language <> p.language, other.id
    ) as "productIds"
    from variants v join products p on p.id = v.product_id
    where v.id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
