import { getTableColumns, or } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { categories } from '../../../db/schema/categories.ts'
import { contributors } from '../../../db/schema/contributors.ts'
import { publishers, series } from '../../../db/schema/publishers.ts'
import { readConfiguration } from '../../configuration/service.ts'
import { contributorKeys, keyOf, workTitleKey } from '../rules/record-keys.ts'
import type { About, TradeRecord } from '../trade-record.ts'
import { anyOf } from './any-of.ts'
import { loadProducts } from './load-products.ts'
import { loadAlternatives, loadResources, loadSources, loadVariants } from './load-variants.ts'
import { findWorkIds, loadWorks } from './load-works.ts'
import type { ContributorRow, KnownRecord, LoadedProduct, LoadedWork, ShopFacts, WorkingSet } from './working-set.ts'

const { country: _country, ...contributorColumns } = getTableColumns(contributors)

const byKey = <Row extends { key: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.key, row]))
const byId = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const groupAll = <Key, Value>(pairs: readonly (readonly [Key, Value])[]): Map<Key, Set<Value>> => {
  const groups = new Map<Key, Set<Value>>()
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value))
  return groups
}

const titleKeysOf = (records: readonly TradeRecord[]): string[] =>
  records.flatMap(({ about, publishing }) => (about ? workTitleKey(about, publishing?.publisher.key ?? '') : []))

/** The key that a new product of the record would have. */
const productKeysOf = ({ about, publishing, related }: TradeRecord): string[] => {
  if (!about) return []
  const titleKey = workTitleKey(about, publishing?.publisher.key ?? '')
  return [related?.work ?? titleKey, titleKey].map((key) => `${key}-${about.language}`)
}

/** The products of these variants, and those that a record may join: by its work or by its title. */
const loadHomes = async (
  db: Database,
  productIds: readonly number[],
  records: readonly TradeRecord[],
): Promise<{ products: LoadedProduct[]; works: LoadedWork[] }> => {
  const related = records.flatMap((record) => record.related ?? [])
  const ownKeys = related.flatMap(({ work }) => work ?? [])
  const titleKeys = titleKeysOf(records)
  const workIds = await findWorkIds(
    db,
    related.flatMap(({ workKeys }) => workKeys),
    ownKeys,
  )
  const workKeys = [...ownKeys, ...titleKeys]
  const products = await loadProducts(db, {
    ids: productIds,
    keys: records.flatMap(productKeysOf),
    titleKeys,
    workIds,
  })
  const works = await loadWorks(db, [...workIds, ...products.flatMap(({ row }) => row.workId ?? [])], workKeys)
  return { products, works }
}

const loadContributors = async (
  db: Database,
  abouts: readonly About[],
  products: readonly LoadedProduct[],
): Promise<ContributorRow[]> => {
  const keys = abouts.flatMap((about) => about.contributors.flatMap(contributorKeys))
  const ids = products.flatMap(({ links }) => links.map(({ contributorId }) => contributorId))
  const isnis = abouts.flatMap((about) => about.contributors.flatMap(({ isni }) => isni ?? []))
  return db
    .select(contributorColumns)
    .from(contributors)
    .where(
      or(
        anyOf(contributors.key, keys, 'text'),
        anyOf(contributors.id, ids, 'int'),
        anyOf(contributors.isni, isnis, 'text'),
      ),
    )
}

/** What is the same for all batches of an import. */
export const loadShopFacts = async (db: Database): Promise<ShopFacts> => {
  const configuration = await readConfiguration(db)
  const rows = await db.select({ id: categories.id, key: categories.key }).from(categories)
  return {
    categories: new Map(rows.map(({ id, key }) => [key, id])),
    vatRates: configuration.vat_rates,
    heldPriceFactor: configuration.held_price_factor,
  }
}

/**
 * Reads all rows that the records may be about. The number of queries does not grow with the number of records.
 * @param known the sender's records of the batch
 * @param records those of the batch that say something new
 */
export const loadWorkingSet = async (
  db: Database,
  shop: ShopFacts,
  known: Map<string, KnownRecord>,
  records: readonly TradeRecord[],
): Promise<WorkingSet> => {
  const found = await loadVariants(db, known, records)
  const ids = found.map(({ id }) => id)
  const { products, works } = await loadHomes(
    db,
    found.map(({ productId }) => productId),
    records,
  )
  const abouts = records.flatMap(({ about }) => about ?? [])
  const people = await loadContributors(db, abouts, products)
  const alternatives = await loadAlternatives(db, ids)
  const seriesKeys = abouts.flatMap(({ series: one }) =>
    one ? [one.key ?? keyOf(one.title.hu), keyOf(one.title.hu)] : [],
  )
  const publisherKeys = records.flatMap(({ publishing }) => publishing?.publisher.key ?? [])
  return {
    ...shop,
    records: known,
    sources: await loadSources(db, ids),
    resources: await loadResources(db, ids),
    alternatives,
    namedBy: groupAll([...alternatives].flatMap(([id, isbns]) => isbns.map((isbn) => [isbn, id] as const))),
    variants: byId(found),
    variantBySku: new Map(found.map((row) => [row.sku, row])),
    variantByIsbn: new Map(found.flatMap((row) => (row.isbn ? [[row.isbn, row] as const] : []))),
    products: new Map(products.map((product) => [product.row.id, product])),
    productsByTitle: groupAll(products.map((product) => [product.row.titleKey ?? '', product] as const)),
    productsByWork: groupAll(products.map((product) => [product.row.workId ?? 0, product] as const)),
    productKeys: new Set(products.map(({ row }) => row.key)),
    contributors: byKey(people),
    contributorById: byId(people),
    works: new Map(works.map((work) => [work.row.id, work])),
    workIds: new Map(works.flatMap(({ row, keys }) => [row.key, ...keys].map((key) => [key, row.id] as const))),
    series: byKey(
      await db
        .select()
        .from(series)
        .where(anyOf(series.key, seriesKeys, 'text')),
    ),
    publishers: byKey(
      await db
        .select({ id: publishers.id, key: publishers.key, name: publishers.name })
        .from(publishers)
        .where(
          or(
            anyOf(publishers.key, publisherKeys, 'text'),
            anyOf(
              publishers.id,
              products.map(({ row }) => row.publisherId),
              'int',
            ),
          ),
        ),
    ),
  }
}
