import { eq } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { schema as tables } from '../../db/schema/schema.ts'
import { shopDay } from '../../modules/catalog/rules/shop-day.ts'
import { writeSearchIndex } from '../../modules/search/service.ts'
import type { SetupForm } from '../../setup/form/setup-form.ts'
import { addEditions } from '../build/add-editions.ts'
import { buildBooks, type ProductRow, type SeedContext, type VariantRow } from '../build/build-books.ts'
import { buildCategories } from '../build/build-categories.ts'
import { buildContributors } from '../build/build-contributors.ts'
import { createIsbns } from '../build/build-isbns.ts'
import { buildPackages } from '../build/build-packages.ts'
import { buildParameters } from '../build/build-parameters.ts'
import { buildPrices } from '../build/build-prices.ts'
import { findBooks, type FindVariant } from '../build/find-books.ts'
import { fullPrice } from '../build/set-price.ts'
import { spreadCovers } from '../build/spread-covers.ts'
import type { SeedData } from '../read-seed-data.ts'
import { continueIds, insertRows } from './insert-rows.ts'

export interface SeededCatalog {
  products: ProductRow[]
  variants: VariantRow[]
  /** The reduced variants. */
  reduced: number[]
  findVariant: FindVariant
}

/** What the setup has written before, by which books are placed. */
const readPlaces = async (db: Database) => {
  const publisherRows = await db
    .select({ id: tables.publishers.id, key: tables.publishers.key })
    .from(tables.publishers)
  const [list] = await db.select().from(tables.priceLists).where(eq(tables.priceLists.isBase, true))
  return {
    publisherIds: new Map(publisherRows.map(({ id, key }) => [key, id])),
    publisherKeys: new Map(publisherRows.map(({ id, key }) => [id, key])),
    categories: await db
      .select({ id: tables.categories.id, key: tables.categories.key, path: tables.categories.path })
      .from(tables.categories),
    priceListId: list?.id ?? 0,
  }
}

/** Writes products, prices and the search index. */
export const seedCatalog = async (
  db: Database,
  data: SeedData,
  { categories: tree }: Pick<SetupForm, 'categories'>,
  now: Date,
): Promise<SeededCatalog> => {
  const today = shopDay(now)
  const { publisherIds, publisherKeys, categories, priceListId } = await readPlaces(db)
  const context: SeedContext = {
    contributors: buildContributors(data.catalog.authors, data.sortNames),
    categories: buildCategories(tree, categories),
    publisherId: (key) => publisherIds.get(key) ?? 0,
    isbnOf: createIsbns(),
    famous: data.popularity,
    today,
  }
  const built = buildBooks(data.catalog, context)
  const editions = addEditions(data.editions, built, context.isbnOf)
  const fullPrices = built.books.flatMap(({ edition, variants }) =>
    variants.map(({ id, sku, format, minutes, vatRate, publishedOn }) => {
      const isOut = publishedOn <= today
      return {
        variantId: id,
        key: sku,
        vatRate,
        full: fullPrice(edition, format as (typeof edition.formats)[number], minutes ?? null, sku),
        onSaleSince: isOut ? new Date(`${publishedOn}T08:00:00Z`) : new Date(now.getTime() - 20 * 86_400_000),
        // Only a book that has been on sale for more than thirty days can be reduced by law.
        mayBeReduced: publishedOn < shopDay(new Date(now.getTime() - 90 * 86_400_000)),
      }
    }),
  )
  const packages = buildPackages(data.packages, built, fullPrices, context, now)
  const prices = buildPrices([...fullPrices, ...packages.prices], priceListId, now)
  const parameters = buildParameters(data.parameters, built.books, packages.variants, editions, today)
  const products = [...built.books.map(({ product }) => product), ...packages.products]
  const variants = [...built.books.flatMap((book) => book.variants), ...packages.variants]
  spreadCovers({
    products,
    variants,
    categories: [...built.categories, ...packages.categories],
    contributors: [...built.contributors, ...packages.contributors],
    publisherKey: (id) => publisherKeys.get(id) ?? '',
  })

  await insertRows(db, tables.contributors, context.contributors.rows)
  await insertRows(db, tables.series, built.series)
  await insertRows(db, tables.works, built.works)
  await insertRows(db, tables.products, products)
  await insertRows(db, tables.productContributors, [...built.contributors, ...packages.contributors])
  await insertRows(db, tables.productCategories, [...built.categories, ...packages.categories])
  await insertRows(db, tables.variants, variants)
  await insertRows(db, tables.parameters, parameters.parameters)
  await insertRows(db, tables.parameterOptions, parameters.options)
  await insertRows(db, tables.parameterValues, parameters.values)
  await insertRows(db, tables.packageItems, packages.items)
  await insertRows(db, tables.prices, prices.prices)
  await insertRows(db, tables.priceHistory, prices.history)
  await continueIds(db, [
    // The setup drew their ids one by one, of which a copy of the embedded database would leave some out.
    tables.publishers,
    tables.categories,
    tables.priceLists,
    tables.warehouses,
    tables.deliveryModes,
    tables.contributors,
    tables.series,
    tables.works,
    tables.products,
    tables.variants,
    tables.parameters,
    tables.parameterOptions,
  ])
  await writeSearchIndex(db)
  return { products, variants, reduced: prices.reduced, findVariant: findBooks(built.books) }
}
