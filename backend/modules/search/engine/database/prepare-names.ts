import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connect.ts'

/** Products whose names are written at once. */
const batchSize = 10_000

const isKept = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute<{ isKept: boolean }>(
    sql`select tgenabled <> 'D' as "isKept" from pg_trigger where tgrelid = 'products'::regclass and tgname = 'product_names_kept'`,
  )
  return rows[0]?.isKept ?? false
}

/**
 * Has the database keep the names from now on. What stands in the table from an earlier time may be old, so it goes.
 * The lock on `products` waits for writers that began before, and so no change is missed.
 */
const turnOn = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in share row exclusive mode`)
    // Another backend may have been faster.
    if (await isKept(tx)) return
    await tx.execute(sql`truncate product_names`)
    await tx.execute(sql`alter table products enable trigger product_names_kept`)
  })

/** @returns the last product of the batch; undefined after the last batch */
const fillBatch = async (db: Database, after: number): Promise<number | undefined> => {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with missing as materialized (
      select id from products p where id > ${after} and not exists (select from product_names where product_id = p.id)
      order by id limit ${batchSize}
    ), written as (
      insert into product_names select own.* from products p cross join lateral names_of(p) own
      where p.id in (select id from missing) on conflict (product_id) do nothing
    )
    select max(id) as last from missing`)
  return rows[0]?.last ?? undefined
}

/** Writes the words of all names anew. Until then near misses do not know the words of new books. */
export const refreshWords = async (db: Database): Promise<void> => {
  await db.execute(sql`refresh materialized view concurrently search_words`)
}

/** Makes the database ready to be asked for names. A start that was interrupted goes on where it ended. */
export const prepareNames = async (db: Database): Promise<void> => {
  if (!(await isKept(db))) await turnOn(db)
  const first = await fillBatch(db, 0)
  for (let last = first; last !== undefined;) last = await fillBatch(db, last)
  if (first === undefined) return
  await refreshWords(db)
  await db.execute(sql`analyze product_names, search_words`)
}
