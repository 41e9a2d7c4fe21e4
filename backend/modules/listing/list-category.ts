import { eq } from 'drizzle-orm'
import type { ListingQuery, ProductList } from '#contracts/listing.ts'
import { categories } from '../../db/schema/categories.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Result } from '../../kernel/result.ts'
import { listVariants } from './list-variants.ts'

export const listCategory = async (
  ctx: Context,
  id: number,
  query: Omit<ListingQuery, 'category'>,
): Promise<Result<ProductList, 'not_found' | 'invalid_data_provided'>> => {
  const [category] = await ctx.recentDb.select({ id: categories.id }).from(categories).where(eq(categories.id, id))
  return category ? listVariants(ctx, { ...query, category: id }) : fail('not_found')
}
