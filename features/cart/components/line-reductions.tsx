'use client'

import { useLocale } from 'next-intl'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useCostName } from '#lib/i18n/use-cost-name.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { OwnPriceNote } from './own-price-note.tsx'
import { WhyPrice } from './why-price.tsx'

/** The customer's own price, what deals and coupons take off the line, each with its name, and why the price is what it is. */
export const LineReductions = ({ item, currency }: { item: DraftOrderItem; currency: Currency }) => {
  const locale = useLocale()
  const costName = useCostName()
  const { main } = useShownPrices()
  return (
    <>
      <OwnPriceNote item={item} currency={currency} />
      {item.adjustments.map((one) => (
        <p key={`${one.kind} ${one.originCode}`} className="text-13 text-ok">
          {costName(one)}: <span className="whitespace-nowrap">{formatPrice(one.operand[main], currency, locale)}</span>
        </p>
      ))}
      <WhyPrice item={item} currency={currency} />
    </>
  )
}
