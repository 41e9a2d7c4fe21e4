import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import type { Position } from './rules/position.ts'

/** What changed up to a position. */
export interface News {
  /** For the next question, see rules/position. */
  position: string
  /** Everything: nobody knows any more what changed since. */
  tags: readonly string[] | 'everything'
}

/** Who was away for longer cannot know what was forgotten meanwhile; an hour, in seconds. */
const longestAway = 3_600

const here = sql<string>`floor(extract(epoch from now()))::text || '/' || pg_current_snapshot()::text`

/**
 * What was committed since. Transactions end in another order than they begin, so neither a number nor a time says
 * what a reader has missed; a snapshot does: it names the transactions that were open when it was taken.
 * @param position undefined for somebody who knows of none
 */
export const readSince = async (db: Database, position: Position | undefined): Promise<News> => {
  if (!position) {
    const { rows } = await db.execute<{ position: string }>(sql`select ${here} as position`)
    return { position: rows[0]?.position ?? '', tags: 'everything' }
  }
  const then = sql`${position.snapshot}::text::pg_snapshot`
  // Rows of another server, brought by a restored backup, may bear numbers that this one has not reached.
  const { rows } = await db.execute<{ position: string; isKnown: boolean; tags: string[] }>(sql`
    select ${here} as position,
      ${position.seconds} > extract(epoch from now()) - ${longestAway} and pg_snapshot_xmax(${then}) <= pg_snapshot_xmax(pg_current_snapshot()) as "isKnown",
      array(select distinct unnest(tags) from announcements
        where xact >= pg_snapshot_xmin(${then}) and xact < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(xact, ${then})) as tags`)
  const [row] = rows
  return { position: row?.position ?? '', tags: row?.isKnown ? row.tags : 'everything' }
}
