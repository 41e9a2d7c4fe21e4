import { getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Format } from '#contracts/shop.ts'
import type { Database } from '../../../db/connect.ts'
import { productCategories } from '../../../db/schema/categories.ts'
import { productContributors, products } from '../../../db/schema/products.ts'
import { variants } from '../../../db/schema/variants.ts'
import { anyOf } from './any-of.ts'
import type { LoadedProduct } from './working-set.ts'

const {
  search: _search,
  searchNames: _names,
  ratingCount: _count,
  ratingSum: _sum,
  updatedAt: _at,
  ...productColumns
} = getTableColumns(products)

/** By what a product is found. */
export interface WantedProducts {
  ids: readonly number[]
  keys: readonly string[]
  titleKeys: readonly string[]
  workIds: readonly number[]
}

/** Products with one of these ids, keys, titles or works. */
export const loadProducts = async (
  db: Database,
  { ids, keys, titleKeys, workIds }: WantedProducts,
): Promise<LoadedProduct[]> => {
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(
      or(
        anyOf(products.id, ids, 'int'),
        anyOf(products.key, keys, 'text'),
        anyOf(products.titleKey, titleKeys, 'text'),
        anyOf(products.workId, workIds, 'int'),
      ),
    )
  const productIds = rows.map(({ id }) => id)
  if (productIds.length === 0) return []
  const members = await db
    .select({
      productId: variants.productId,
      lead: sql<number>`min(${variants.id})`,
      size: sql<number>`count(*)::int`,
      formats: sql<Format[]>`array_agg(distinct ${variants.format})`,
      isSplit: sql<boolean>`bool_or(${variants.groupedByHand} is not distinct from 'split')`,
    })
    .from(variants)
    .where(anyOf(variants.productId, productIds, 'int'))
    .groupBy(variants.productId)
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
  const membersOf = new Map(members.map((one) => [one.productId, one]))
  const linksOf = Map.groupBy(links, ({ productId }) => productId)
  const placesOf = Map.groupBy(places, ({ productId }) => productId)
  return rows.map((row) => {
    const { lead = 0, size = 0, formats = [], isSplit = false } = membersOf.get(row.id) ?? {}
    return {
      row,
      links: (linksOf.get(row.id) ?? []).map(({ productId: _id, ...link }) => link),
      categories: (placesOf.get(row.id) ?? []).map(({ categoryId }) => categoryId),
      leadVariantId: lead,
      size,
      formats: new Set(formats),
      isSplit,
    }
  })
}
