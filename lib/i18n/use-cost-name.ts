import { useTranslations } from 'next-intl'
import { isCoupon } from '#contracts/adjustments.ts'
import type { TotalsCost } from '#contracts/totals.ts'

type Named = Pick<TotalsCost, 'kind' | 'name' | 'originCode'>

/** Kinds whose name is told by what they come from: a deal by its own name. */
const deals = new Set<Named['kind']>(['discount', 'order_discount', 'order_item_discount'])

/** Two deals, or two coupons, of one kind are two lines. */
export const costKey = ({ kind, originCode }: Named): string => `${kind} ${originCode}`

/** What a cost or a discount of a cart or an order is called: `Kupon: OSZ2026`, the name of a deal, `Szállítás`. */
export const useCostName = () => {
  const t = useTranslations('cart')
  return (cost: Named): string => {
    if (isCoupon(cost.kind)) return t('coupon', { code: cost.originCode ?? cost.name })
    return deals.has(cost.kind) && cost.name ? cost.name : t(`costs.${cost.kind}`)
  }
}
