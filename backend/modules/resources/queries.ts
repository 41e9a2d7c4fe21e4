import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import type { resourceLinks } from '../../db/schema/imports.ts'

type Link = typeof resourceLinks.$inferSelect

export interface DueLink extends Pick<Link, 'id' | 'kind' | 'url' | 'tries'> {
  productId: number
  productKey: string
  [column: string]: unknown
}

const host = sql`lower(substring(url from '^https?://([^/?#]+)'))`
const namesOf = (hosts: readonly string[]) => sql`${sql.param(hosts.map((one) => one.toLowerCase()))}::text[]`

/** Marks due links on hosts that may not be called. @returns their number */
export const refuseForeign = async (db: Database, hosts: readonly string[], now: Date): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    update resource_links set problem = 'host_not_allowed', next_try_at = null
    where next_try_at <= ${now} and kind <> 'video' and ${host} <> all(${namesOf(hosts)})`)
  return rowCount ?? 0
}

/** Makes marked links due again when their hosts may be called. */
export const admitHosts = async (db: Database, hosts: readonly string[], now: Date): Promise<void> => {
  await db.execute(
    sql`update resource_links set problem = null, next_try_at = ${now} where problem = 'host_not_allowed' and ${host} = any(${namesOf(hosts)})`,
  )
}

/** If a process ends during a fetch, another one may claim its link after this time. */
const claimMinutes = 10

/** Claims the next due link; no other process gets the same one. */
export const claimDue = async (db: Database, now: Date): Promise<DueLink | undefined> => {
  const { rows } = await db.execute<DueLink>(sql`
    update resource_links l set next_try_at = ${now}::timestamptz + make_interval(mins => ${claimMinutes})
    from variants v join products p on p.id = v.product_id
    where v.id = l.variant_id and l.id = (
      select id from resource_links where next_try_at <= ${now} order by next_try_at, id limit 1 for update skip locked)
    returning l.id, l.kind, l.url, l.tries, p.id as "productId", p.key as "productKey"`)
  return rows[0]
}

export const countDue = async (db: Database, now: Date): Promise<number> =>
  Number(
    (await db.execute<{ due: string }>(sql`select count(*) as due from resource_links where next_try_at <= ${now}`))
      .rows[0]?.due ?? 0,
  )

export type StoredFile = Pick<Link, 'path' | 'width' | 'height'>

/** The same file, if another variant of the product has named it already. */
export const findStored = async (db: Database, { productId, url, kind }: DueLink): Promise<StoredFile | undefined> => {
  const { rows } = await db.execute<StoredFile & { [column: string]: unknown }>(sql`
    select l.path, l.width, l.height from resource_links l join variants v on v.id = l.variant_id
    where v.product_id = ${productId} and l.url = ${url} and l.kind = ${kind} and l.path is not null limit 1`)
  return rows[0]
}

/** @returns false if the record names the file no more */
export const markStored = async (db: Database, id: number, { path, width, height }: StoredFile): Promise<boolean> => {
  const { rowCount } = await db.execute(
    sql`update resource_links set path = ${path}, width = ${width}, height = ${height}, next_try_at = null, problem = null where id = ${id}`,
  )
  return rowCount === 1
}

export const markFailed = async (
  db: Database,
  id: number,
  problem: string,
  tries: number,
  nextTryAt: Date | null,
): Promise<void> => {
  await db.execute(
    sql`update resource_links set problem = ${problem}, tries = ${tries}, next_try_at = ${nextTryAt} where id = ${id}`,
  )
}

/** Makes all failed links due at once, also those without further tries. @returns their number */
export const retryAll = async (db: Database, now: Date): Promise<number> => {
  const { rowCount } = await db.execute(
    sql`update resource_links set tries = 0, next_try_at = ${now} where problem is not null and path is null`,
  )
  return rowCount ?? 0
}

/** The paths among these to which no link leads any more. */
export const findUnnamed = async (db: Database, paths: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ path: string }>(
    sql`select path from unnest(${sql.param(paths)}::text[]) as one(path) where not exists (select 1 from resource_links l where l.path = one.path)`,
  )
  return rows.map(({ path }) => path)
}
