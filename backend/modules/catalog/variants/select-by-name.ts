import { sql } from 'drizzle-orm'
import { formats } from '#contracts/shop.ts'
import type { Database } from '../../../db/connect.ts'

/**
 * Variants by what people call them: SKU, ISBN, or the key of a product, for which the first of its formats stands.
 * Names of nothing are missing.
 */
export const selectByName = async (db: Database, names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length === 0) return new Map()
  const wanted = sql`${sql.param([...new Set(names)])}::text[]`
  const { rows } = await db.execute<{ name: string; id: number }>(sql`
    select distinct on (name) name, id from (
      select sku as name, id, 0 as place from variants where sku = any(${wanted})
      union all
      select isbn, id, 0 from variants where isbn = any(${wanted})
      union all
      select p.key, v.id, coalesce(array_position(${sql.param(formats)}::text[], v.format), 99)
        + case when v.active then 0 else 100 end
      from products p join variants v on v.product_id = p.id where p.key = any(${wanted})
    ) found order by name, place, id`)
  return new Map(rows.map(({ name, id }) => [name, id]))
}
