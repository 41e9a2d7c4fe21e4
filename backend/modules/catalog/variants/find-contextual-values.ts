import type { Answer } from '../../../http/handler.ts'
import { userIdOf } from '../../../access/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { ownPrices } from '../../pricing/rules/resolve-price.ts'
import { selectFavourites } from './select-favourites.ts'
import { selectPurchasable } from './select-purchasable.ts'

type ContextualValues = Answer<'GET /v2.0/variants/contextual_values'>

/**
 * In the order of the ids; what is not on sale is missing. Own prices are for the signed-in: pages, which many visitors
 * share, ask without a session.
 */
export const findContextualValues = async (ctx: Context, ids: readonly number[]): Promise<ContextualValues> => {
  const [found, favourites] = [await selectPurchasable(ctx, ids), await selectFavourites(ctx, ids)]
  const hasOwnPrices = userIdOf(ctx.actor) !== null
  return {
    items: ids.flatMap((id) => {
      const one = found.get(id)
      return one
        ? [
            {
              variantId: id,
              price: one.price,
              ownPrices: ownPrices(hasOwnPrices ? one.listed : []),
              otherFormats: one.otherFormats,
              availability: one.availability,
              stock: one.stock,
              supplier: one.supplier,
              favourited: favourites.has(id),
            },
          ]
        : []
    }),
  }
}
