import type { Database } from '../../db/connect.ts'
import { collections, collectionVariants } from '../../db/schema/collections.ts'
import { shopDay } from '../../modules/catalog/rules/shop-day.ts'
import type { VariantRow } from '../build/build-books.ts'
import { firstVariant } from '../build/find-books.ts'
import type { SeedData } from '../read-seed-data.ts'
import { continueIds, insertRows } from './insert-rows.ts'
import type { SeededCatalog } from './seed-catalog.ts'

const longest = 30

const onePerProduct = (variants: readonly VariantRow[]): number[] =>
  [...Map.groupBy(variants, ({ productId }) => productId).values()].map((formats) =>
    firstVariant({ variants: formats }),
  )

/** Collections that the shop fills by itself: by date, by sales, by price. */
const computed = (
  { products, variants, reduced }: SeededCatalog,
  today: string,
): Record<'new' | 'bestsellers' | 'reduced', number[]> => {
  const popularity = new Map(products.map((product) => [product.id, product.popularity ?? 0]))
  const byPopularity = (a: VariantRow, b: VariantRow) =>
    (popularity.get(b.productId) ?? 0) - (popularity.get(a.productId) ?? 0)
  const out = variants.filter(({ publishedOn, format }) => publishedOn <= today && format !== 'package')
  return {
    new: onePerProduct(out.toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))).slice(0, longest),
    bestsellers: onePerProduct(out.toSorted(byPopularity)).slice(0, longest),
    reduced: onePerProduct(out.filter(({ id }) => reduced.includes(id)).toSorted(byPopularity)),
  }
}

export const seedCollections = async (
  db: Database,
  data: SeedData,
  catalog: SeededCatalog,
  now: Date,
): Promise<void> => {
  const ids = computed(catalog, shopDay(now))
  const all = [
    ...data.collections.computed.map((entry) => ({ ...entry, variantIds: ids[entry.key] })),
    ...data.collections.editorial.map((entry) => ({ ...entry, variantIds: entry.books.map(catalog.findVariant) })),
  ]
  await insertRows(
    db,
    collections,
    all.map(({ key, name, text }, index) => ({ id: index + 1, key, name, text })),
  )
  await insertRows(
    db,
    collectionVariants,
    all.flatMap(({ variantIds }, index) =>
      variantIds.map((variantId, position) => ({ collectionId: index + 1, variantId, position })),
    ),
  )
  await continueIds(db, [collections])
}
