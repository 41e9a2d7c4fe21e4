import { sql } from 'drizzle-orm'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import { catalogIndex, type Entries } from '../catalog-index/service.ts'
import { type Book, bookAt } from './rules/book-at.ts'

const selectProductId = async (ctx: Context, variantId: number): Promise<number | undefined> => {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select product_id as id from variants where id = ${variantId} and active`,
  )
  return rows[0]?.id
}

/**
 * The cards of variants that are related to a variant.
 * @param pick the ids of what is related to its book, in order
 */
export const findSimilar = async (
  ctx: Context,
  variantId: number,
  pick: (entries: Entries, book: Book) => number[],
): Promise<Result<{ items: VariantCard[] }, 'not_found'>> => {
  const productId = await selectProductId(ctx, variantId)
  if (productId === undefined) return fail('not_found')
  const { entries } = await catalogIndex(ctx)
  const slot = entries.slots.get(productId)
  const ids = slot === undefined ? [] : pick(entries, bookAt(entries, slot))
  const cards = await findVariantCards(ctx, ids)
  return ok({ items: ids.flatMap((id) => cards.get(id) ?? []) })
}
