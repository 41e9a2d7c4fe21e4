import type { PriceStep } from '#contracts/draft-order-items.ts'
import type { Amount } from '#contracts/money.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Adjustment } from '../../pricing/rules/adjustments.ts'
import type { PriceWithReasons } from '../../pricing/rules/resolve-price.ts'

/** An amount for all copies as an amount for each, rounded where it does not divide. */
export const eachOf = ({ gross, net }: Amount, quantity: number): Amount => ({
  gross: Math.round(gross / quantity),
  net: Math.round(net / quantity),
})

/**
 * Why a copy costs what it costs: the list price, a price list, the deal that made it a gift or an upsell, then the deals
 * and coupons that lower it.
 * @param dealName the name of the deal of a gift or an upsell
 */
export const priceSteps = (
  { reasons, gross, net }: PriceWithReasons,
  adjustments: readonly Adjustment[],
  quantity: number,
  locale: Locale,
  dealName: string,
): PriceStep[] => {
  const prices = reasons.map(({ step, amount, fromQuantity }): PriceStep => ({
    step,
    name: step === 'deal' ? dealName : '',
    unitPrice: amount,
    ...(fromQuantity > 1 && { fromQuantity }),
  }))
  let left = { gross: gross * quantity, net: net * quantity }
  const lowered = adjustments.map((one): PriceStep => {
    left = { gross: left.gross + one.gross, net: left.net + one.net }
    const isCoupon = one.kind === 'order_item_coupon'
    return {
      step: isCoupon ? 'coupon' : 'deal',
      name: isCoupon ? (one.originCode ?? '') : one.name[locale],
      unitPrice: eachOf(left, quantity),
    }
  })
  return [...prices, ...lowered]
}
