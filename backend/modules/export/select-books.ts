import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import * as tables from '../../db/schema/catalogue.ts'
import { replacements, resourceLinks } from '../../db/schema/imports.ts'
import { stockItems, warehouses } from '../../db/schema/stock.ts'

const selectRows = (db: Database, after: number, most: number) =>
  db
    .select({ variant: tables.variants, product: tables.products, publisher: tables.publishers, work: tables.works, series: tables.series })
    .from(tables.variants)
    .innerJoin(tables.products, eq(tables.products.id, tables.variants.productId))
    .innerJoin(tables.publishers, eq(tables.publishers.id, tables.products.publisherId))
    .leftJoin(tables.works, eq(tables.works.id, tables.products.workId))
    .leftJoin(tables.series, eq(tables.series.id, tables.products.seriesId))
    .where(and(gt(tables.variants.id, after), ne(tables.variants.format, 'package')))
    .orderBy(asc(tables.variants.id))
    .limit(most)

const selectContributors = (db: Database, productIds: number[]) =>
  db
    .select({ productId: tables.productContributors.productId, role: tables.productContributors.role, person: tables.contributors })
    .from(tables.productContributors)
    .innerJoin(tables.contributors, eq(tables.contributors.id, tables.productContributors.contributorId))
    .where(inArray(tables.productContributors.productId, productIds))
    .orderBy(tables.productContributors.role, tables.productContributors.position)

const selectCategories = (db: Database, productIds: number[]) =>
  db
    .select({ productId: tables.productCategories.productId, key: tables.categories.key })
    .from(tables.productCategories)
    .innerJoin(tables.categories, eq(tables.categories.id, tables.productCategories.categoryId))
    .where(inArray(tables.productCategories.productId, productIds))
    .orderBy(tables.productCategories.position)

const selectStock = (db: Database, variantIds: number[]) =>
  db
    .select({ variantId: stockItems.variantId, onHand: stockItems.onHand })
    .from(stockItems)
    .innerJoin(warehouses, and(eq(warehouses.id, stockItems.warehouseId), eq(warehouses.kind, 'web')))
    .where(inArray(stockItems.variantId, variantIds))

const selectPrices = (db: Database, variantIds: number[]) =>
  db
    .select({ variantId: tables.prices.variantId, currency: tables.prices.currency, gross: tables.prices.gross, originalGross: tables.prices.originalGross })
    .from(tables.prices)
    .innerJoin(tables.priceLists, and(eq(tables.priceLists.id, tables.prices.priceListId), eq(tables.priceLists.key, 'default')))
    .where(inArray(tables.prices.variantId, variantIds))
    .orderBy(tables.prices.currency)

const selectSiblings = (db: Database, productIds: number[]) =>
  db
    .select({ id: tables.variants.id, productId: tables.variants.productId, isbn: tables.variants.isbn })
    .from(tables.variants)
    .where(and(inArray(tables.variants.productId, productIds), sql`${tables.variants.isbn} is not null`))
    .orderBy(tables.variants.id)

/**
 * Books with all that a trade message says of them, in the order of their ids; packages are not among them.
 * @param after the last id of the page before; 0 for the first page
 */
export const selectBooks = async (db: Database, after: number, most: number) => {
  const rows = await selectRows(db, after, most)
  if (rows.length === 0) return []
  const variantIds = rows.map(({ variant }) => variant.id)
  const productIds = [...new Set(rows.map(({ product }) => product.id))]
  const contributors = Map.groupBy(await selectContributors(db, productIds), ({ productId }) => productId)
  const categories = Map.groupBy(await selectCategories(db, productIds), ({ productId }) => productId)
  const siblings = Map.groupBy(await selectSiblings(db, productIds), ({ productId }) => productId)
  const links = Map.groupBy(await db.select().from(resourceLinks).where(inArray(resourceLinks.variantId, variantIds)).orderBy(resourceLinks.id), ({ variantId }) => variantId)
  const replacedBy = Map.groupBy(await db.select().from(replacements).where(inArray(replacements.variantId, variantIds)).orderBy(replacements.isbn), ({ variantId }) => variantId)
  const prices = Map.groupBy(await selectPrices(db, variantIds), ({ variantId }) => variantId)
  const stock = new Map((await selectStock(db, variantIds)).map(({ variantId, onHand }) => [variantId, onHand]))
  return rows.map((row) => ({
    ...row,
    contributors: contributors.get(row.product.id) ?? [],
    categories: (categories.get(row.product.id) ?? []).map(({ key }) => key),
    otherFormats: (siblings.get(row.product.id) ?? []).flatMap(({ id, isbn }) => (isbn && id !== row.variant.id ? [isbn] : [])),
    resources: links.get(row.variant.id) ?? [],
    replacedBy: (replacedBy.get(row.variant.id) ?? []).map(({ isbn }) => isbn),
    prices: prices.get(row.variant.id) ?? [],
    /** In the web warehouse; undefined if nobody counts it. */
    onHand: stock.get(row.variant.id),
  }))
}

export type Book = Awaited<ReturnType<typeof selectBooks>>[number]
