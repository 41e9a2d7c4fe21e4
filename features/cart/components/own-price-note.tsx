'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { useStepName } from '../hooks/use-step-name.ts'

/** That a line has the customer's own price, from how many copies on, and the list price beside it. */
export const OwnPriceNote = ({ item: { priceSteps }, currency }: { item: DraftOrderItem; currency: Currency }) => {
  const t = useTranslations('deals.why')
  const locale = useLocale()
  const nameOf = useStepName()
  const { main } = useShownPrices()
  const list = priceSteps.find(({ step }) => step === 'list_price')
  const own = priceSteps.find(({ step }) => step === 'price_list' || step === 'contract_price')
  if (!own || !list) return null
  return (
    <p className="text-13 text-ok">
      {t('besideList', { name: nameOf(own), amount: formatPrice(list.unitPrice[main], currency, locale) })}
    </p>
  )
}
