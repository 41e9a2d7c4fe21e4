import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'

/** Whether the shop has what every import writes to: a base price list and a web warehouse. */
export const isSetUp = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute<{ there: boolean }>(sql`
    select exists (select from price_lists where is_base) and exists (select from warehouses where kind = 'web') as there`)
  return rows[0]?.there ?? false
}
