import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { selectCards } from './select-cards.ts'

/** A book that is not published yet can be ordered ahead, if it has a price. */
export const findPreRegistrable = async (
  ctx: Context,
  ids: readonly number[],
): Promise<Answer<'GET /variants/is_pre_registrable'>> => {
  const cards = await selectCards(ctx, ids)
  return {
    items: ids.map((variantId) => ({ variantId, preRegistrable: cards.get(variantId)?.availability === 'preorder' })),
  }
}
