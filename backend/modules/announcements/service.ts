import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { announcements } from '../../db/schema/announcements.ts'
import type { Services } from '../../kernel/context.ts'

/**
 * Announces to every storefront that pages and answers with these tags (`lib/api/cache-tags.ts`) are out of date.
 * @param db the transaction of the change, so that the announcement is made exactly if the change is
 */
export const announce = async (db: Database, tags: Iterable<string>): Promise<void> => {
  const named = [...new Set(tags)].toSorted()
  if (named.length > 0) await db.insert(announcements).values({ tags: named })
}

/** Twice as long as a reader may be away: a transaction may have been open for a while when it wrote. */
export const deleteOldAnnouncements = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await db.delete(announcements).where(sql`at < now() - interval '2 hours'`)
}
