'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Totals } from '#contracts/totals.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** The amount that is missing for free delivery, with a bar; or a text that delivery is free. */
export const FreeDelivery = ({ totals, currency }: { totals: Totals; currency: Currency }) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { freeDeliveryFrom: limit, missingForFreeDelivery: missing } = totals
  if (limit === null) return null
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const words =
    missing === null
      ? { title: t('freeDeliveryReached'), hint: t('freeDeliveryReachedHint', { amount: money(limit) }) }
      : {
          title: t('missingForFreeDelivery', { amount: money(missing) }),
          hint: t('freeDeliveryHint', { amount: money(limit) }),
        }

  return (
    <div className="rounded-box border border-line bg-sheet px-4.5 py-4">
      <p>
        <strong className="font-semibold">{words.title}</strong> <span className="text-soft">{words.hint}</span>
      </p>
      <progress
        aria-hidden
        max={limit}
        value={limit - (missing ?? 0)}
        className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-line accent-ink [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
    </div>
  )
}
