import { type SQL, sql } from 'drizzle-orm'
import type { PagedType } from '#contracts/resource-paths.ts'
import { formats, type Locale } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import type { urlResources } from '../../db/schema/url-resources.ts'
import { resourcesOf, tables, withPrettyPaths } from './resource-sql.ts'
import type { ResourceRow } from './rules/resource-row.ts'

type Columns<Row> = Row & { [column: string]: unknown }

export type StoredRow = Pick<
  typeof urlResources.$inferSelect,
  'id' | 'locale' | 'kind' | 'resourceType' | 'resourceId' | 'target' | 'originalType'
>

/** The requested language before the other one. */
export const selectStored = async (db: Database, path: string, locale: Locale): Promise<StoredRow | undefined> => {
  const { rows } = await db.execute<Columns<StoredRow>>(sql`
    select id, locale, kind, resource_type as "resourceType", resource_id as "resourceId", target, original_type as "originalType"
    from url_resources where path = ${path} order by locale = ${locale} desc limit 1`)
  return rows[0]
}

const columns: SQL = sql`r.*, hu.path as "prettyHu", en.path as "prettyEn"`

/**
 * Which resource a path means besides the number at its end. Editors and settings name a text by its words alone, since
 * its number is another one in every shop.
 */
const meantBy = (type: PagedType, key: string): SQL => {
  if (type === 'collection' || type === 'publisher') return sql`r.hu = ${key}`
  if (type !== 'content') return sql`false`
  const words = (path: SQL): SQL => sql`regexp_replace(${path}, '-[0-9]+$', '')`
  return sql`${key} in (${words(sql`r.hu`)}, ${words(sql`r.en`)})`
}

/** A resource by its number, or by what else its path says. */
export const selectResource = async (
  db: Database,
  type: PagedType,
  id: number | null,
  key: string,
): Promise<ResourceRow | undefined> => {
  const { rows } = await db.execute<Columns<ResourceRow>>(sql`
    select ${columns} from ${withPrettyPaths(type)}
    where r.id = ${id} or ${meantBy(type, key)}
    order by r.hu = ${key} desc, r.id = ${id} desc, r.id limit 1`)
  return rows[0]
}

/** Ids are assigned in ascending order, so a missing id below the highest one existed once. */
export const wasGiven = async (db: Database, type: PagedType, id: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from ${tables[type]} having max(id) >= ${id}`)
  return rows.length > 0
}

/** The variant that represents a product: the one that a reader most probably wants. */
export const selectVariantOf = async (db: Database, productId: number): Promise<number | null> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from variants where product_id = ${productId}
    order by active desc, array_position(${sql.param(formats)}::text[], format), id limit 1`)
  return rows[0]?.id ?? null
}

export interface Span {
  after: number
  until: number | undefined
  limit: number
}

export const selectLive = async (db: Database, type: PagedType, span: Span): Promise<ResourceRow[]> => {
  const { rows } = await db.execute<Columns<ResourceRow>>(sql`
    select ${columns} from ${withPrettyPaths(type)}
    where r.live and r.id > ${span.after} ${span.until === undefined ? sql`` : sql`and r.id <= ${span.until}`}
    order by r.id limit ${span.limit}`)
  return rows
}

export interface RangeRow {
  type: PagedType
  range: number
  count: number
  updatedAt: Date | string | null
}

export const selectRanges = async (db: Database, type: PagedType, size: number): Promise<RangeRow[]> => {
  const { rows } = await db.execute<Columns<RangeRow>>(sql`
    select ${type}::text as type, (r.id - 1) / ${size}::int as range, count(*)::int as count, max(r."updatedAt") as "updatedAt"
    from ${resourcesOf(type)} where r.live group by 2 order by 2`)
  return rows
}
