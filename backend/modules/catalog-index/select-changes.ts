import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import type { Services } from '../../kernel/context.ts'

/** The point up to which changes have been read. */
export interface Horizon {
  /** Every transaction before this one had ended. */
  xact: string
  /** Later transactions whose changes have been read, too. */
  read: string[]
}

export interface Changes {
  horizon: Horizon
  /** Which products; undefined where so many rows changed that reading all products is less work than naming these. */
  productIds: number[] | undefined
  /** Whether categories, collections or parameters themselves changed. */
  labels: boolean
}

/** Half a day: changes are stored for a whole day. A reader who comes later reads everything again. */
export const longestPauseMs = 12 * 3_600_000

/** Rows that one request reads while a visitor waits, in some ten milliseconds. An import writes a million. */
const rowLimit = 20_000

/** The point from which changes have to be read later, for a process that begins to read the whole catalog now. */
export const startHorizon = async (db: Database): Promise<Horizon> => {
  const { rows } = await db.execute<{ xact: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xact`)
  return { xact: rows[0]?.xact ?? '0', read: [] }
}

/** Rows after the horizon that this server wrote, in their order, so that the index gives the first ones and no more. */
const since = ({ xact, read }: Horizon) => sql`from catalog_changes
  where xact >= ${xact}::text::xid8 and xact < pg_snapshot_xmax(pg_current_snapshot()) and xact::text <> all(${sql.param(read)}::text[])
  order by xact`

/** The next horizon, when everything up to `next` and the transactions `read` have been read. */
const advance = (next: string, read: Iterable<string>): Horizon => ({
  xact: next,
  read: [...read].filter((one) => BigInt(one) >= BigInt(next)),
})

/** All that was committed up to now counts as read: its transactions are looked up one by one along the index, not its rows. */
const passAll = async (db: Database, horizon: Horizon): Promise<Horizon> => {
  const { rows } = await db.execute<{ next: string; xacts: string[] | null }>(sql`
    with recursive changed as (
      (select xact ${since(horizon)} limit 1)
      union all
      select (select c.xact from catalog_changes c where c.xact > changed.xact and c.xact < pg_snapshot_xmax(pg_current_snapshot()) order by c.xact limit 1)
      from changed where changed.xact is not null
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, (select json_agg(xact::text) from changed where xact is not null) as xacts`)
  return advance(rows[0]?.next ?? horizon.xact, new Set([...horizon.read, ...(rows[0]?.xacts ?? [])]))
}

/**
 * What was committed since. Transactions end in another order than they begin: one that was still open the last time
 * is looked for again, one that had ended is not. Rows that a restored backup brought may bear numbers that this
 * server has yet to give: they wait, or the change that gets the number would be taken for one that has been read.
 */
export const readChanges = async (db: Database, horizon: Horizon): Promise<Changes> => {
  const { rows } = await db.execute<{ next: string; changed: [xact: string, productId: number | null][] | null }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      (select json_agg(json_build_array(xact::text, product_id)) from (select xact, product_id ${since(horizon)} limit ${rowLimit}) few) as changed`)
  const changed = rows[0]?.changed ?? []
  if (changed.length === rowLimit) return { horizon: await passAll(db, horizon), productIds: undefined, labels: true }
  const ids = new Set(changed.map(([, id]) => id))
  return {
    horizon: advance(rows[0]?.next ?? horizon.xact, new Set([...horizon.read, ...changed.map(([one]) => one)])),
    productIds: [...ids].filter((id) => id !== null),
    labels: ids.has(null),
  }
}

/** A row that was written to be found again, and when it was written by the clock of the database. */
export interface Mark {
  xact: string
  at: string
}

/** The mark is a change without a product, so every process reads the labels again. */
export const writeMark = async (db: Database): Promise<Mark> => {
  const { rows } = await db.execute<{ xact: string; at: string }>(
    sql`insert into catalog_changes default values returning xact::text, at::text`,
  )
  return rows[0] as Mark
}

/**
 * Whether all changes since the mark are here. A database that was restored to an earlier moment has no mark. If a
 * database got its rows from a dump, another transaction wrote the row; `xmin` has the last 32 bits of its number.
 */
export const holdsMark = async (db: Database, { xact, at }: Mark): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from catalog_changes where xact = ${xact}::text::xid8 and at = ${at}::text::timestamptz
      and at > now() - ${longestPauseMs}::int * interval '1 millisecond'
      and xmin::text::bigint = xact::text::bigint & x'ffffffff'::bigint`)
  return rows.length > 0
}

export const deleteOldChanges = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await db.execute(sql`delete from catalog_changes where at < now() - interval '1 day'`)
}
