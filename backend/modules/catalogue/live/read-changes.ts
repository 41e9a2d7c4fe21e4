import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import type { Services } from '../../../http/context.ts'

/** Up to where changes have been read. */
export interface Horizon {
  /** Every transaction before this one had ended. */
  xact: string
  /** Those from there on whose changes have been read nevertheless. */
  read: string[]
}

export interface Changes {
  horizon: Horizon
  productIds: number[]
  /** Whether categories, collections or parameters themselves changed. */
  labels: boolean
}

/** Where to read on from later, for somebody who begins to read the whole catalogue now. */
export const startHorizon = async (db: Database): Promise<Horizon> => {
  const { rows } = await db.execute<{ xact: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xact`)
  return { xact: rows[0]?.xact ?? '0', read: [] }
}

/**
 * What was committed since. Transactions end in another order than they begin: one that was still open the last time
 * is looked for again, one that had ended is not. Rows that a restored backup brought may bear numbers that this
 * server has yet to give: they wait, or the change that gets the number would be taken for one that has been read.
 */
export const readChanges = async (db: Database, { xact, read }: Horizon): Promise<Changes> => {
  const { rows } = await db.execute<{ next: string; changed: [xact: string, productId: number | null][] | null }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, (
      select json_agg(distinct jsonb_build_array(xact::text, product_id)) from catalogue_changes
      where xact >= ${xact}::text::xid8 and xact < pg_snapshot_xmax(pg_current_snapshot()) and xact::text <> all(${sql.param(read)}::text[])
    ) as changed`)
  const changed = rows[0]?.changed ?? []
  const next = rows[0]?.next ?? xact
  const known = new Set([...read, ...changed.map(([one]) => one)])
  const ids = new Set(changed.map(([, id]) => id))
  return {
    horizon: { xact: next, read: [...known].filter((one) => BigInt(one) >= BigInt(next)) },
    productIds: [...ids].filter((id) => id !== null),
    labels: ids.has(null),
  }
}

/** A process that has not asked for so long reads everything anew. */
export const forgetChanges = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await db.execute(sql`delete from catalogue_changes where at < now() - interval '1 day'`)
}
