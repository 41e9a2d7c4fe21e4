'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { useStepName } from '../hooks/use-step-name.ts'

interface Props {
  item: DraftOrderItem
  currency: Currency
}

/** Why a copy costs what it costs, step by step, behind a disclosure. Nothing where the list price is all there is. */
export const WhyPrice = ({ item: { name, priceSteps }, currency }: Props) => {
  const t = useTranslations('deals.why')
  const locale = useLocale()
  const { main } = useShownPrices()
  const nameOf = useStepName()
  if (priceSteps.length < 2) return null
  return (
    <details className="mt-1 text-13">
      <summary className="text-link inline-block min-h-6 cursor-pointer list-none text-soft [&::-webkit-details-marker]:hidden">
        <span aria-hidden>{t('title')}</span>
        <span className="sr-only">{t('of', { title: name })}</span>
      </summary>
      <div className="mt-1 max-w-80 rounded-box bg-tint px-3.5 py-2.5">
        <p className="text-soft">{t(main)}</p>
        <ol className="mt-1">
          {priceSteps.map((one) => (
            <li key={`${one.step} ${one.name}`} className="flex justify-between gap-4 py-0.5 last:font-semibold">
              <span className="min-w-0 wrap-anywhere">{nameOf(one)}</span>
              <span className="shrink-0 tabular-nums">{formatPrice(one.unitPrice[main], currency, locale)}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}
