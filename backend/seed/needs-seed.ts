import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'

/** Whether the seed has anything to write: see seed.ts and tables/seed-editorial.ts, which look at the same tables. */
export const needsSeed = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute<{ needed: boolean }>(sql`
    select not exists (select from products) or exists (select from contents) and not (
      exists (select from menus) and exists (select from faq_categories) and exists (select from documents)
      and exists (select from category_subjects)) as needed`)
  return rows[0]?.needed ?? true
}
