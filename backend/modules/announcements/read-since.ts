import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import type { Position } from './rules/position.ts'

/** The changes up to a position. */
export interface News {
  /** For the next query, see rules/position. */
  position: string
  /** `everything` means that nobody knows any more what changed since. */
  tags: readonly string[] | 'everything'
}

/** Seconds. Older announcements may be deleted already, so a reader that was away for longer gets a reset. */
const longestAway = 3_600

const here = sql<string>`floor(extract(epoch from now()))::text || '/' || pg_current_snapshot()::text`

/**
 * The changes that were committed since a position. Transactions end in another order than they begin, so neither a
 * number nor a time tells what a reader has missed. A snapshot does: it names the transactions that were open at its
 * time.
 * @param position undefined for a new reader
 */
export const readSince = async (db: Database, position: Position | undefined): Promise<News> => {
  if (!position) {
    const { rows } = await db.execute<{ position: string }>(sql`select ${here} as position`)
    return { position: rows[0]?.position ?? '', tags: 'everything' }
  }
  const then = sql`${position.snapshot}::text::pg_snapshot`
  // After the restore of a backup, rows may carry transaction numbers that this server has not reached.
  const { rows } = await db.execute<{ position: string; isKnown: boolean; tags: string[] }>(sql`
    select ${here} as position,
      ${position.seconds} > extract(epoch from now()) - ${longestAway} and pg_snapshot_xmax(${then}) <= pg_snapshot_xmax(pg_current_snapshot()) as "isKnown",
      array(select distinct unnest(tags) from announcements
        where xact >= pg_snapshot_xmin(${then}) and xact < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(xact, ${then})) as tags`)
  const [row] = rows
  return { position: row?.position ?? '', tags: row?.isKnown ? row.tags : 'everything' }
}
