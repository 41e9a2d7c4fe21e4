import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { selectCards } from './select-cards.ts'

/** The reduction of the price list, where there is one: one copy, at less than before. */
export const findDeals = async (
  ctx: Context,
  id: number,
): Promise<Result<Answer<'GET /v2.0/variants/{id}/deals'>, 'not_found'>> => {
  const price = (await selectCards(ctx, [id])).get(id)?.price
  if (!price) return fail('not_found')
  const now = { gross: price.gross, net: price.net }
  return ok({
    variantId: id,
    deals: price.original ? [{ variantId: id, quantity: 1, price: now, unitPrice: now, regular: price.original }] : [],
  })
}
