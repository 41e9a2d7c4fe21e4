import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { type Label, type Labels, nameOf, type Parameter } from './rules/labels.ts'
import { clearNameText } from './rules/name-texts.ts'

type Row<Columns> = Columns & { id: number; hu: string; en: string; [column: string]: unknown }

const ofProducts = (ids: readonly number[] | undefined, column: string, table: string): SQL =>
  ids
    ? sql`id in (select ${sql.identifier(column)} from ${sql.identifier(table)} where ${sql.identifier(table === 'products' ? 'id' : 'product_id')} = any(${sql.param(ids)}::int[]))`
    : sql`true`

const putName = (names: Map<number, Label>, id: number, label: Label): void => {
  const before = names.get(id)
  if (before && before.folded !== label.folded) clearNameText(names)
  names.set(id, label)
}

/** @param productIds the products whose names are read; all names if not given */
export const readNames = async (db: Database, labels: Labels, productIds?: readonly number[]): Promise<void> => {
  const people = await db.execute<Row<{ key: string; sortKey: string }>>(sql`
    select id, key, name->>'hu' as hu, name->>'en' as en, sort_key as "sortKey" from contributors
    where ${ofProducts(productIds, 'contributor_id', 'product_contributors')}`)
  for (const row of people.rows) putName(labels.people, row.id, { ...nameOf(row), key: row.key, sortKey: row.sortKey })
  const series = await db.execute<Row<{ key: string }>>(sql`
    select id, key, title->>'hu' as hu, title->>'en' as en from series where ${ofProducts(productIds, 'series_id', 'products')}`)
  for (const row of series.rows) putName(labels.series, row.id, { ...nameOf(row), key: row.key, sortKey: row.key })
  const publishers = await db.execute<Row<{ key: string }>>(sql`
    select id, key, name as hu, name as en from publishers where ${ofProducts(productIds, 'publisher_id', 'products')}`)
  for (const row of publishers.rows) {
    if (labels.publishers.get(row.id)?.hu !== row.hu) labels.version++
    putName(labels.publishers, row.id, { ...nameOf(row), key: row.key, sortKey: row.key })
  }
}

export const readCategories = async (db: Database, labels: Labels): Promise<void> => {
  const { rows } = await db.execute<Row<{ path: number[]; format: string | null }>>(sql`
    select id, path, format, name->>'hu' as hu, name->>'en' as en from categories`)
  labels.categories = new Map(rows.map((row) => [row.id, { ...nameOf(row), path: row.path, format: row.format }]))
  labels.version++
}

export const readCollections = async (db: Database, labels: Labels): Promise<void> => {
  const { rows } = await db.execute<Row<{ key: string }>>(
    sql`select id, key, name->>'hu' as hu, name->>'en' as en from collections order by id`,
  )
  labels.collections = new Map(rows.map((row) => [row.id, { ...nameOf(row), key: row.key }]))
  labels.version++
}

export const readParameters = async (db: Database, labels: Labels): Promise<void> => {
  const parameters = await db.execute<Row<Parameter>>(sql`
    select id, key, type, name->>'hu' as hu, name->>'en' as en, unit from parameters where filterable order by position, id`)
  labels.parameters = new Map(parameters.rows.map(({ id, ...parameter }) => [id, parameter]))
  const options = await db.execute<Row<{ key: string; position: number }>>(sql`
    select id, key, position, label->>'hu' as hu, label->>'en' as en from parameter_options`)
  labels.options = new Map(options.rows.map(({ id, ...option }) => [id, option]))
}
