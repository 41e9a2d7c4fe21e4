import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { assets } from '../../db/schema/parameters.ts'
import { drawnCoverPath } from '../catalog/rules/drawn-cover-path.ts'
import { type AssetLook, positionOf, titleOf } from './rules/asset-titles.ts'
import { isFetchedPath } from './rules/fetched-path.ts'

interface StoredLink {
  [column: string]: unknown
  id: number
  productId: number
  look: AssetLook | 'front'
  path: string
  width: number | null
  height: number | null
}

/** Each file once, those of the book itself; files of the first variant come first. */
const selectStored = async (db: Database, productIds: readonly number[]): Promise<Map<number, StoredLink[]>> => {
  const { rows } = await db.execute<StoredLink>(sql`
    select min(l.id) as id, v.product_id as "productId", coalesce(l.view, l.kind) as look, l.path, l.width, l.height
    from resource_links l join variants v on v.id = l.variant_id
    where l.path is not null and l.view is distinct from 'person' and v.product_id = any(${sql.param(productIds)}::int[])
    group by 2, 3, 4, 5, 6 order by min(v.id), 1`)
  return Map.groupBy(rows, ({ productId }) => productId)
}

type AssetRow = Omit<typeof assets.$inferSelect, 'id'>

const assetsOf = (links: readonly StoredLink[]): AssetRow[] =>
  links.flatMap(({ id, productId, look, path, width, height }, index) => {
    // A product has one cover; those of its other formats would show the same book again.
    if (look === 'front' || links.some((link) => link.look === 'front' && link.path === path)) return []
    const number = links.slice(0, index + 1).filter((link) => link.look === look).length
    const kind = look === 'back' || look === 'inside' || look === 'other' ? ('image' as const) : look
    return [
      { productId, kind, path, title: titleOf(look, number), width, height, position: positionOf(look), linkId: id },
    ]
  })

/** Without a named cover the product gets its drawn one again. */
const updateCover = async (
  db: Database,
  product: { id: number; key: string; title: string; coverPath: string },
  links: readonly StoredLink[],
): Promise<boolean> => {
  const front = links.find(({ look }) => look === 'front')
  if (!front && !isFetchedPath(product.coverPath)) return false
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.name->>'hu' as name from product_contributors pc join contributors c on c.id = pc.contributor_id
    where pc.product_id = ${product.id} and pc.role = 'author' order by pc.position`)
  const path =
    front?.path ??
    drawnCoverPath(
      product.key,
      product.title,
      rows.map(({ name }) => name),
    )
  const { rowCount } = await db.execute(
    sql`update products set cover_path = ${path} where id = ${product.id} and cover_path <> ${path}`,
  )
  return (rowCount ?? 0) > 0
}

const updateAssets = async (
  db: Database,
  productId: number,
  wanted: readonly AssetRow[],
  there: readonly (typeof assets.$inferSelect)[],
): Promise<boolean> => {
  if (
    isDeepStrictEqual(
      there.map(({ id: _id, ...row }) => row),
      wanted,
    )
  )
    return false
  await db.delete(assets).where(sql`${eq(assets.productId, productId)} and ${assets.linkId} is not null`)
  if (wanted.length > 0) await db.insert(assets).values([...wanted])
  return true
}

/**
 * Updates covers and assets of products from the saved files of their publishers, in the caller's transaction.
 * @returns ids of the products that changed
 */
export const updateProductAssets = async (db: Database, productIds: readonly number[]): Promise<number[]> => {
  if (productIds.length === 0) return []
  const { id, key, title, coverPath } = products
  const rows = await db
    .select({ id, key, title, coverPath })
    .from(products)
    .where(inArray(id, [...productIds]))
  const stored = await selectStored(db, productIds)
  const there = await db
    .select()
    .from(assets)
    .where(sql`${inArray(assets.productId, [...productIds])} and ${assets.linkId} is not null`)
    .orderBy(assets.id)
  const changed: number[] = []
  for (const product of rows) {
    const links = stored.get(product.id) ?? []
    const hasCover = await updateCover(db, product, links)
    const hasAssets = await updateAssets(
      db,
      product.id,
      assetsOf(links),
      there.filter(({ productId }) => productId === product.id),
    )
    if (hasCover || hasAssets) changed.push(product.id)
  }
  return changed
}
