import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { writeSums } from './queries.ts'

/** The ratings of a product go to another one, in the caller's transaction. Who has rated both speaks with the later rating. */
export const mergeRatings = async (db: Database, from: number, into: number): Promise<void> => {
  const pair = sql`least(r.product_id, q.product_id) = least(${from}::int, ${into}::int)
    and greatest(r.product_id, q.product_id) = greatest(${from}::int, ${into}::int)`
  await db.execute(sql`
    delete from ratings r using ratings q
    where ${pair} and r.product_id <> q.product_id and (r.user_id = q.user_id or r.order_id = q.order_id)
      and (r.created_at, r.id) < (q.created_at, q.id)`)
  await db.execute(sql`update ratings set product_id = ${into} where product_id = ${from}`)
  await writeSums(db, into)
}
