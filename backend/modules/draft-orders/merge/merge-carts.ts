import type { CartReport, CartReportLine } from '#contracts/cart-report.ts'
import type { MergeStrategy } from '#contracts/merge-strategies.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/result.ts'
import { deleteFromCart } from '../../coupons/service.ts'
import { type Cart, loadCart } from '../cart.ts'
import type { DraftOrderRow } from '../queries.ts'
import { couponLine } from '../report-line.ts'
import { beginMerge, type BroughtCart, deleteItems, isGoods, type Merge } from './brought-cart.ts'
import { mergeCoupons } from './merge-coupons.ts'
import { mergeGoods } from './merge-goods.ts'
import { mergeRewards } from './merge-rewards.ts'
import { chooseBy } from './strategies.ts'

const isOfItem = ({ type }: { type: string }): boolean => type === 'ITEM_GIFT' || type === 'ITEM_UPSELL'
const isOfOrder = ({ type }: { type: string }): boolean => type === 'ORDER_GIFT' || type === 'ORDER_UPSELL'

/** What has just come and does not count in this cart leaves again, with the reason in its line. */
const checkLine = async (merge: Merge, { goods, waiting }: Cart, line: CartReportLine): Promise<CartReportLine> => {
  const { ctx, own } = merge
  const hasCome = line.outcome === 'added' || line.outcome === 'reduced'
  if (!hasCome) return line
  if (line.generalType === 'coupon') {
    const result = goods.coupons.find(({ coupon }) => coupon.code === line.name)
    if (!result?.problem) return line
    await deleteFromCart(ctx.db, own.id, result.coupon.id)
    return couponLine(ctx, line.name, { outcome: 'refused', why: result.problem })
  }
  const waits = waiting.filter(({ type, variantId }) => type === line.type && variantId === line.variantId)
  if (waits.length === 0) return line
  await deleteItems(ctx.db, waits)
  const { code, message } = couponLine(ctx, '', { outcome: 'refused', why: fail('deal_not_available') })
  return { ...line, taken: 0, outcome: 'refused', code, message }
}

/**
 * Brings the items and coupons of another cart to this one, in three phases (spec point 4). The caller holds the lock of
 * the cart. What cannot come stops nothing else.
 */
export const mergeInto = async (
  ctx: Context,
  own: DraftOrderRow,
  brought: BroughtCart,
  strategy: MergeStrategy,
): Promise<CartReport> => {
  const merge = await beginMerge(ctx, own, brought, chooseBy(strategy))
  const come = [
    ...(await mergeGoods(merge, brought.items.filter(isGoods))),
    ...(await mergeRewards(merge, brought.items, isOfItem)),
    ...(await mergeRewards(merge, brought.items, isOfOrder)),
    ...(await mergeCoupons(merge, brought.coupons)),
  ]
  const cart = await loadCart(ctx, own)
  const lines: CartReportLine[] = []
  for (const line of come) lines.push(await checkLine(merge, cart, line))
  return { lines }
}
