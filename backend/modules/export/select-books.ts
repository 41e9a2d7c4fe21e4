import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { categories, productCategories } from '../../db/schema/categories.ts'
import { contributors } from '../../db/schema/contributors.ts'
import { prices } from '../../db/schema/prices.ts'
import { productContributors, products, works } from '../../db/schema/products.ts'
import { publishers, series } from '../../db/schema/publishers.ts'
import { variants } from '../../db/schema/variants.ts'
import { replacements, resourceLinks } from '../../db/schema/imports.ts'
import { stockItems, warehouses } from '../../db/schema/stock.ts'
import { basePriceList } from '../pricing/service.ts'

const selectRows = (db: Database, which: SQL) =>
  db
    .select({ variant: variants, product: products, publisher: publishers, work: works, series })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(
      publishers,
      sql`${publishers.id} = coalesce((${variants.ownFacts}->>'publisherId')::int, ${products.publisherId})`,
    )
    .leftJoin(works, eq(works.id, products.workId))
    .leftJoin(series, eq(series.id, products.seriesId))
    .where(and(which, ne(variants.format, 'package')))
    .orderBy(asc(variants.id))

const selectContributors = (db: Database, productIds: number[]) =>
  db
    .select({
      productId: productContributors.productId,
      role: productContributors.role,
      codes: productContributors.codes,
      person: contributors,
    })
    .from(productContributors)
    .innerJoin(contributors, eq(contributors.id, productContributors.contributorId))
    .where(inArray(productContributors.productId, productIds))
    .orderBy(productContributors.role, productContributors.position)

const selectCategories = (db: Database, productIds: number[]) =>
  db
    .select({ productId: productCategories.productId, key: categories.key })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(inArray(productCategories.productId, productIds))
    .orderBy(productCategories.position)

const selectStock = (db: Database, variantIds: number[]) =>
  db
    .select({ variantId: stockItems.variantId, onHand: stockItems.onHand })
    .from(stockItems)
    .innerJoin(warehouses, and(eq(warehouses.id, stockItems.warehouseId), eq(warehouses.kind, 'web')))
    .where(inArray(stockItems.variantId, variantIds))

const selectPrices = (db: Database, variantIds: number[]) =>
  db
    .select({
      variantId: prices.variantId,
      currency: prices.currency,
      gross: prices.gross,
      originalGross: prices.originalGross,
    })
    .from(prices)
    .where(and(inArray(prices.variantId, variantIds), sql`${prices.priceListId} = ${basePriceList}`))
    .orderBy(prices.currency)

const selectSiblings = (db: Database, productIds: number[]) =>
  db
    .select({ id: variants.id, productId: variants.productId, isbn: variants.isbn })
    .from(variants)
    .where(and(inArray(variants.productId, productIds), sql`${variants.isbn} is not null`))
    .orderBy(variants.id)

type Rows = Awaited<ReturnType<typeof selectRows>>

const withDetails = async (db: Database, rows: Rows) => {
  if (rows.length === 0) return []
  const variantIds = rows.map(({ variant }) => variant.id)
  const productIds = [...new Set(rows.map(({ product }) => product.id))]
  const contributors = Map.groupBy(await selectContributors(db, productIds), ({ productId }) => productId)
  const categories = Map.groupBy(await selectCategories(db, productIds), ({ productId }) => productId)
  const siblings = Map.groupBy(await selectSiblings(db, productIds), ({ productId }) => productId)
  const links = Map.groupBy(
    await db.select().from(resourceLinks).where(inArray(resourceLinks.variantId, variantIds)).orderBy(resourceLinks.id),
    ({ variantId }) => variantId,
  )
  const replacedBy = Map.groupBy(
    await db.select().from(replacements).where(inArray(replacements.variantId, variantIds)).orderBy(replacements.isbn),
    ({ variantId }) => variantId,
  )
  const prices = Map.groupBy(await selectPrices(db, variantIds), ({ variantId }) => variantId)
  const stock = new Map((await selectStock(db, variantIds)).map(({ variantId, onHand }) => [variantId, onHand]))
  return rows.map((row) => ({
    ...row,
    /** As its own record says it, where that differs. */
    product: { ...row.product, ...row.variant.ownFacts },
    contributors: contributors.get(row.product.id) ?? [],
    categories: (categories.get(row.product.id) ?? []).map(({ key }) => key),
    otherFormats: (siblings.get(row.product.id) ?? []).flatMap(({ id, isbn }) =>
      isbn && id !== row.variant.id ? [isbn] : [],
    ),
    resources: links.get(row.variant.id) ?? [],
    replacedBy: (replacedBy.get(row.variant.id) ?? []).map(({ isbn }) => isbn),
    prices: prices.get(row.variant.id) ?? [],
    /** In the web warehouse; undefined if it is not counted. */
    onHand: stock.get(row.variant.id),
  }))
}

/**
 * Books with everything that a trade message says about them, in the order of their ids; packages are not among them.
 * @param after the last id of the page before; 0 for the first page
 */
export const selectBooks = async (db: Database, after: number, limit: number) =>
  withDetails(db, await selectRows(db, gt(variants.id, after)).limit(limit))

/** The same for known variants. */
export const findBooks = async (db: Database, ids: readonly number[]) =>
  withDetails(db, await selectRows(db, inArray(variants.id, [...ids])))

export type Book = Awaited<ReturnType<typeof selectBooks>>[number]
