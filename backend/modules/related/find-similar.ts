import { sql } from 'drizzle-orm'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { liveCatalog } from '../catalog-index/catalog-index.ts'
import type { Shelf } from '../catalog-index/rules/entries.ts'
import { selectCards } from '../catalog/variants/select-cards.ts'
import { type Book, bookAt } from './rules/book-at.ts'

const productOf = async (ctx: Context, variantId: number): Promise<number | undefined> => {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select product_id as id from variants where id = ${variantId} and active`,
  )
  return rows[0]?.id
}

/**
 * The cards of what stands near a variant.
 * @param pick the ids of what is near its book, in order
 */
export const findNear = async (
  ctx: Context,
  variantId: number,
  pick: (shelf: Shelf, book: Book) => number[],
): Promise<Result<{ items: VariantCard[] }, 'not_found'>> => {
  const productId = await productOf(ctx, variantId)
  if (productId === undefined) return fail('not_found')
  const { shelf } = await liveCatalog(ctx)
  const slot = shelf.slots.get(productId)
  const ids = slot === undefined ? [] : pick(shelf, bookAt(shelf, slot))
  const cards = await selectCards(ctx, ids)
  return ok({ items: ids.flatMap((id) => cards.get(id) ?? []) })
}
