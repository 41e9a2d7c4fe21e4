import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { selectFavourites } from './select-favourites.ts'
import { selectPurchasable } from './select-purchasable.ts'

type ContextualValues = Answer<'GET /v2.0/variants/contextual_values'>

/** In the order of the ids; what is not on sale is missing. */
export const findContextualValues = async (ctx: Context, ids: readonly number[]): Promise<ContextualValues> => {
  const [found, favourites] = [await selectPurchasable(ctx, ids), await selectFavourites(ctx, ids)]
  return {
    items: ids.flatMap((id) => {
      const one = found.get(id)
      return one
        ? [
            {
              variantId: id,
              price: one.price,
              otherFormats: one.otherFormats,
              availability: one.availability,
              stock: one.stock,
              favourited: favourites.has(id),
            },
          ]
        : []
    }),
  }
}
