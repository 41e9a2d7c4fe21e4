import type { Context } from '../../kernel/context.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { isFixed } from '../pricing/rules/least-price.ts'
import { loadCart } from './cart.ts'
import { selectOpen } from './queries.ts'
import { selectChoices } from './select-choices.ts'

/** The books of the open cart whose price is bound by law in their first months. */
export const findPriceBound = async (
  ctx: Context,
): Promise<Result<{ isPriceBound: boolean; variantIds: number[] }, never>> => {
  const row = await selectOpen(ctx.db, ctx.actor)
  if (!row) return ok({ isPriceBound: false, variantIds: [] })
  const { fixedBookPrice } = await selectChoices(ctx)
  const today = shopDay(ctx.now())
  const { items } = await loadCart(ctx, row)
  const bound = items.filter(({ facts }) => isFixed(facts, fixedBookPrice, today))
  const variantIds = [...new Set(bound.map(({ variantId }) => variantId))]
  return ok({ isPriceBound: variantIds.length > 0, variantIds })
}
