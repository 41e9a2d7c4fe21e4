import { eq, type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '#contracts/catalogue.ts'
import type { Context } from '../../../http/context.ts'
import { categories } from '../../../db/schema/catalogue.ts'
import { productSearch } from '../search/postgres-search.ts'

/** What a list is of, before anybody chooses filters. */
export interface ListingScope {
  /** Joins that narrow `v` and `p`, and bring `rank` or `position`. */
  joins: SQL
  /** Set where a query found at most near misses. */
  missed?: string
  conditions: SQL[]
  rank: SQL
  position: SQL
}

export interface ListingOf {
  query: Pick<ListingQuery, 'q' | 'category' | 'reduced' | 'brand' | 'role'>
  collectionId?: number
}

const conditionOfCategory = async (ctx: Context, id: number): Promise<SQL> => {
  const [category] = await ctx.db.select({ format: categories.format }).from(categories).where(eq(categories.id, id))
  if (category?.format) return sql`v.format = ${category.format}`
  return sql`p.id in (
    select pc.product_id from product_categories pc join categories c on c.id = pc.category_id
    where c.path @> array[${id}::int])`
}

const conditionOfBrand = (id: number, role: ListingQuery['role']): SQL => sql`p.id in (
  select product_id from product_contributors
  where contributor_id = ${id} ${role ? sql`and role = ${role}` : sql``})`

const joinFound = (found: SQL): SQL => sql`
  join (${found}) found on found.product_id = p.id and (found.variant_id is null or found.variant_id = v.id)`

const joinCollection = (id: number): SQL => sql`
  join collection_variants cv on cv.variant_id = v.id and cv.collection_id = ${id}`

export const scopeOf = async (ctx: Context, { query, collectionId }: ListingOf): Promise<ListingScope> => {
  const conditions: SQL[] = []
  if (query.category) conditions.push(await conditionOfCategory(ctx, query.category))
  if (query.brand) conditions.push(conditionOfBrand(query.brand, query.role))
  if (query.reduced) conditions.push(sql`pr.original_gross is not null`)
  const found = query.q ? await productSearch.find(ctx, query.q) : undefined
  return {
    joins: sql`${found ? joinFound(found.relation) : sql``} ${collectionId ? joinCollection(collectionId) : sql``}`,
    ...(query.q && found && !found.isExact && { missed: query.q }),
    conditions,
    rank: found ? sql`found.rank` : sql`0`,
    position: collectionId ? sql`cv.position` : sql`0`,
  }
}
