import { type SQL, sql } from 'drizzle-orm'
import type { Parameter as ParameterFacts } from '#contracts/parameters.ts'
import type { BothLanguages } from '../../db/schema/columns.ts'
import type { Database } from '../../db/connect.ts'
import { foldedWords } from '../text/rules/fold.ts'

/** A name in both languages. */
export interface Name extends BothLanguages {
  /** Its words in either language, folded, each after a space. */
  folded: string
}
interface Person extends Name {
  sortKey: string
}
interface Series extends Name {
  key: string
}
interface Publisher extends Pick<Name, 'folded'> {
  key: string
  name: string
}
interface Category extends Name {
  path: number[]
  /** A category of one format lists the variants of that format. */
  format: string | null
}
interface Collection extends Name {
  key: string
}
interface Parameter extends BothLanguages {
  key: string
  type: ParameterFacts['type']
  unit: BothLanguages | null
}
interface Option extends BothLanguages {
  key: string
  position: number
}

/** What the numbers on the shelf are called. */
export interface Labels {
  people: Map<number, Person>
  series: Map<number, Series>
  publishers: Map<number, Publisher>
  categories: Map<number, Category>
  collections: Map<number, Collection>
  /** The filterable ones in their order. */
  parameters: Map<number, Parameter>
  options: Map<number, Option>
  /** Another one whenever a publisher, a category or a collection is called otherwise: what a query means hangs on it. */
  version: number
}

export const createLabels = (): Labels => ({
  people: new Map(),
  series: new Map(),
  publishers: new Map(),
  categories: new Map(),
  collections: new Map(),
  parameters: new Map(),
  options: new Map(),
  version: 0,
})

type Row<Label> = Omit<Label, 'folded'> & { id: number; [column: string]: unknown }

/** Two languages mostly write a name in the same way: one text is kept then. */
const nameOf = ({ hu, en }: BothLanguages): Name =>
  hu === en
    ? { hu, en: hu, folded: ` ${foldedWords(hu).join(' ')}` }
    : { hu, en, folded: ` ${foldedWords(`${hu} ${en}`).join(' ')}` }

const onProducts = (ids: readonly number[] | undefined, column: string, table: string): SQL =>
  ids
    ? sql`id in (select ${sql.identifier(column)} from ${sql.identifier(table)} where ${sql.identifier(table === 'products' ? 'id' : 'product_id')} = any(${sql.param(ids)}::int[]))`
    : sql`true`

/** @param productIds whose names are to be read; all if not given */
export const readNames = async (db: Database, labels: Labels, productIds?: readonly number[]): Promise<void> => {
  const people = await db.execute<Row<Person>>(sql`
    select id, name->>'hu' as hu, name->>'en' as en, sort_key as "sortKey" from contributors
    where ${onProducts(productIds, 'contributor_id', 'product_contributors')}`)
  for (const row of people.rows) labels.people.set(row.id, { ...nameOf(row), sortKey: row.sortKey })
  const series = await db.execute<Row<Series>>(sql`
    select id, key, title->>'hu' as hu, title->>'en' as en from series where ${onProducts(productIds, 'series_id', 'products')}`)
  for (const row of series.rows) labels.series.set(row.id, { ...nameOf(row), key: row.key })
  const publishers = await db.execute<Row<Publisher>>(sql`
    select id, key, name from publishers where ${onProducts(productIds, 'publisher_id', 'products')}`)
  for (const { id, key, name } of publishers.rows) {
    if (labels.publishers.get(id)?.name !== name) labels.version++
    labels.publishers.set(id, { key, name, folded: ` ${foldedWords(name).join(' ')}` })
  }
}

export const readCategories = async (db: Database, labels: Labels): Promise<void> => {
  const { rows } = await db.execute<Row<Category>>(sql`
    select id, path, format, name->>'hu' as hu, name->>'en' as en from categories`)
  labels.categories = new Map(rows.map((row) => [row.id, { ...nameOf(row), path: row.path, format: row.format }]))
  labels.version++
}

export const readCollections = async (db: Database, labels: Labels): Promise<void> => {
  const { rows } = await db.execute<Row<Collection>>(
    sql`select id, key, name->>'hu' as hu, name->>'en' as en from collections order by id`,
  )
  labels.collections = new Map(rows.map((row) => [row.id, { ...nameOf(row), key: row.key }]))
  labels.version++
}

export const readParameters = async (db: Database, labels: Labels): Promise<void> => {
  const parameters = await db.execute<Row<Parameter>>(sql`
    select id, key, type, name->>'hu' as hu, name->>'en' as en, unit from parameters where filterable order by position, id`)
  labels.parameters = new Map(parameters.rows.map(({ id, ...parameter }) => [id, parameter]))
  const options = await db.execute<Row<Option>>(sql`
    select id, key, position, label->>'hu' as hu, label->>'en' as en from parameter_options`)
  labels.options = new Map(options.rows.map(({ id, ...option }) => [id, option]))
}
