'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { costKey, useCostName } from '#lib/i18n/use-cost-name.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { goodsDiscounts, goodsTotal } from '../rules/goods-discounts.ts'
import { TotalsRow } from './totals-row.tsx'

/** What the books cost, without delivery: their prices, what deals and coupons take off them, and the rest. */
export const GoodsTotal = ({ order: { totals, currency } }: { order: DraftOrder }) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const costName = useCostName()
  const { main } = useShownPrices()
  const discounts = goodsDiscounts(totals)
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const name = t(main === 'net' ? 'itemsNet' : 'items')
  return (
    <dl className="mt-5 border-t border-line pt-4">
      {discounts.length > 0 && (
        <>
          <TotalsRow name={name}>{money(totals.items[main])}</TotalsRow>
          {discounts.map((one) => (
            <TotalsRow key={costKey(one)} name={costName(one)}>
              {money(one[main])}
            </TotalsRow>
          ))}
        </>
      )}
      <TotalsRow isSum name={discounts.length > 0 ? t(main === 'net' ? 'subtotalNet' : 'subtotal') : name}>
        {money(goodsTotal(totals)[main])}
      </TotalsRow>
    </dl>
  )
}
