import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { contents } from '../../../db/schema/content.ts'

/** Ids of the content pages that show how long personal data is kept. */
export const findRetentionPages = async (db: Database): Promise<number[]> => {
  const rows = await db.select({ id: contents.id }).from(contents).where(sql`${contents.blocks} @? '$.*[*] ? (@.type == "retention")'`)
  return rows.map(({ id }) => id)
}
