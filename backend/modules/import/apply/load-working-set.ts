import { eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/connect.ts'
import { categories, productCategories } from '../../../db/schema/categories.ts'
import { contributors } from '../../../db/schema/contributors.ts'
import { productContributors, products, works } from '../../../db/schema/products.ts'
import { publishers, series } from '../../../db/schema/publishers.ts'
import { variants } from '../../../db/schema/variants.ts'
import { importRecords, resourceLinks } from '../../../db/schema/imports.ts'
import { readConfiguration } from '../../configuration/service.ts'
import { contributorKeys, keyOf, productKeyOf, workKeyOf } from '../rules/record-keys.ts'
import type { TradeRecord } from '../trade-record.ts'
import type { WorkingSet, LoadedProduct } from './working-set.ts'

const anyOf = (column: AnyPgColumn, values: readonly (string | number)[], type: 'text' | 'int'): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(type)}[])`

const {
  search: _search,
  searchNames: _names,
  ratingCount: _count,
  ratingSum: _sum,
  updatedAt: _at,
  ...productColumns
} = getTableColumns(products)
const { bio: _bio, country: _country, ...contributorColumns } = getTableColumns(contributors)

const loadVariants = async (db: Database, sender: string, records: readonly TradeRecord[]) => {
  const received = await db
    .select()
    .from(importRecords)
    .where(
      sql`${eq(importRecords.sender, sender)} and ${anyOf(
        importRecords.reference,
        records.map(({ reference }) => reference),
        'text',
      )}`,
    )
  const isbns = records.flatMap(({ isbn, related }) => [...(isbn ? [isbn] : []), ...(related?.formats ?? [])])
  const found = await db
    .select()
    .from(variants)
    .where(
      or(
        anyOf(
          variants.id,
          received.map(({ variantId }) => variantId),
          'int',
        ),
        anyOf(
          variants.sku,
          records.map(({ sku }) => sku),
          'text',
        ),
        anyOf(variants.isbn, isbns, 'text'),
      ),
    )
  return { received, found }
}

const loadResources = async (db: Database, variantIds: readonly number[]): Promise<WorkingSet['resources']> => {
  if (variantIds.length === 0) return new Map()
  const { variantId, kind, view, url } = resourceLinks
  const rows = await db
    .select({ variantId, kind, view, url })
    .from(resourceLinks)
    .where(anyOf(variantId, variantIds, 'int'))
  return Map.groupBy(rows, (row) => row.variantId)
}

/** Products with one of the ids or one of the keys. */
const loadProducts = async (
  db: Database,
  ids: readonly number[],
  keys: readonly string[],
): Promise<LoadedProduct[]> => {
  const leads = db
    .select({ productId: variants.productId, lead: sql<number>`min(${variants.id})`.as('first_id') })
    .from(variants)
    .groupBy(variants.productId)
    .where(
      sql`${variants.productId} in (select id from products where ${anyOf(products.id, ids, 'int')} or ${anyOf(products.key, keys, 'text')})`,
    )
    .as('leads')
  const rows = await db
    .select({ row: productColumns, lead: leads.lead })
    .from(products)
    .leftJoin(leads, eq(leads.productId, products.id))
    .where(or(anyOf(products.id, ids, 'int'), anyOf(products.key, keys, 'text')))
  const productIds = rows.map(({ row }) => row.id)
  if (productIds.length === 0) return []
  const links = await db
    .select()
    .from(productContributors)
    .where(inArray(productContributors.productId, productIds))
    .orderBy(productContributors.role, productContributors.position)
  const places = await db
    .select()
    .from(productCategories)
    .where(inArray(productCategories.productId, productIds))
    .orderBy(productCategories.position)
  const linksOf = Map.groupBy(links, ({ productId }) => productId)
  const placesOf = Map.groupBy(places, ({ productId }) => productId)
  return rows.map(({ row, lead }) => ({
    row,
    links: (linksOf.get(row.id) ?? []).map(({ contributorId, role, position }) => ({ contributorId, role, position })),
    categories: (placesOf.get(row.id) ?? []).map(({ categoryId }) => categoryId),
    leadVariantId: lead ?? 0,
  }))
}

const byKey = <Row extends { key: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.key, row]))

/** Reads all rows that the records may be about. The number of queries does not grow with the number of records. */
export const loadWorkingSet = async (
  db: Database,
  sender: string,
  records: readonly TradeRecord[],
): Promise<WorkingSet> => {
  const { received, found } = await loadVariants(db, sender, records)
  const abouts = records.flatMap(({ about, related }) => (about ? [{ about, workKey: workKeyOf(about, related) }] : []))
  const workKeys = abouts.map(({ workKey }) => workKey)
  const categorized = await loadProducts(
    db,
    found.map(({ productId }) => productId),
    abouts.map(({ about, workKey }) => productKeyOf(workKey, about.language)),
  )
  const people = abouts.flatMap(({ about }) => about.contributors.flatMap(contributorKeys))
  const linked = categorized.flatMap(({ links }) => links.map(({ contributorId }) => contributorId))
  const seriesKeys = abouts.flatMap(({ about: { series } }) =>
    series ? [series.key ?? keyOf(series.title.hu), keyOf(series.title.hu)] : [],
  )
  return {
    records: new Map(
      received.map(({ reference, variantId, putHash, patchHash }) => [reference, { variantId, putHash, patchHash }]),
    ),
    resources: await loadResources(
      db,
      found.map(({ id }) => id),
    ),
    variants: new Map(found.map((row) => [row.id, row])),
    variantBySku: new Map(found.map((row) => [row.sku, row])),
    variantByIsbn: new Map(found.flatMap((row) => (row.isbn ? [[row.isbn, row] as const] : []))),
    products: new Map(categorized.map((product) => [product.row.id, product])),
    productByKey: new Map(categorized.map((product) => [product.row.key, product])),
    contributors: byKey(
      await db
        .select(contributorColumns)
        .from(contributors)
        .where(or(anyOf(contributors.key, people, 'text'), anyOf(contributors.id, linked, 'int'))),
    ),
    works: byKey(
      await db
        .select()
        .from(works)
        .where(anyOf(works.key, workKeys, 'text')),
    ),
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
          anyOf(
            publishers.key,
            records.flatMap(({ publishing }) => publishing?.publisher.key ?? []),
            'text',
          ),
        ),
    ),
    categories: new Map(
      (await db.select({ id: categories.id, key: categories.key }).from(categories)).map(({ id, key }) => [key, id]),
    ),
    vatRates: (await readConfiguration(db)).vat_rates,
  }
}
