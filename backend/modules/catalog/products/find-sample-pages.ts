import { asc, eq } from 'drizzle-orm'
import type { SamplePage } from '#contracts/product-page.ts'
import { samplePages } from '../../../db/schema/parameters.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'

export const findSamplePages = async (
  ctx: Context,
  productId: number,
): Promise<Result<{ items: SamplePage[] }, 'not_found'>> => {
  const { number, blocks } = samplePages
  const items = await ctx.recentDb
    .select({ number, blocks })
    .from(samplePages)
    .where(eq(samplePages.productId, productId))
    .orderBy(asc(number))
  return items.length > 0 ? ok({ items }) : fail('not_found')
}
