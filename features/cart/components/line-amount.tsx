'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { lineAmounts } from '../rules/line-amounts.ts'

interface Props {
  item: DraftOrderItem
  currency: Currency
  /** The quantity that is shown: the server's, or the one that the visitor has just chosen. */
  quantity: number
}

/** What a line costs, beside what it would cost without deals and coupons. */
export const LineAmount = ({ item, currency, quantity }: Props) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { main, besideInLists: beside } = useShownPrices()
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const { now, before } = lineAmounts(item, quantity)
  return (
    <p className="text-right tabular-nums">
      <span className="block font-semibold">{money(now[main])}</span>
      {before && (
        <s className="block text-13 text-soft">
          <span className="sr-only">{t('before')} </span>
          {money(before[main])}
        </s>
      )}
      {beside && <span className="block text-13 text-soft">{t('grossAmount', { amount: money(now[beside]) })}</span>}
      {quantity > 1 && (
        <span className="block text-13 text-soft">{t('each', { amount: money(item.unitTotal[main]) })}</span>
      )}
    </p>
  )
}
