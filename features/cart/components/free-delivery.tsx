'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Totals } from '#contracts/totals.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'

interface Props {
  totals: Totals
  currency: Currency
  /** What else is within reach. */
  children?: ReactNode
}

const boxStyle = 'flex flex-col gap-3 rounded-box border border-line bg-sheet px-4.5 py-4'

/** The amount that is missing for free delivery, with a bar; or a text that delivery is free. */
export const FreeDelivery = ({ totals, currency, children }: Props) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { freeDeliveryFrom: limit, missingForFreeDelivery: missing } = totals
  if (limit === null) return children ? <div className={boxStyle}>{children}</div> : null
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const words =
    missing === null
      ? { title: t('freeDeliveryReached'), hint: t('freeDeliveryReachedHint', { amount: money(limit) }) }
      : {
          title: t('missingForFreeDelivery', { amount: money(missing) }),
          hint: t('freeDeliveryHint', { amount: money(limit) }),
        }

  return (
    <div className={boxStyle}>
      <p>
        <strong className="font-semibold">{words.title}</strong> <span className="text-soft">{words.hint}</span>
      </p>
      <progress
        aria-hidden
        max={limit}
        value={limit - (missing ?? 0)}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-line accent-ink [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
      {children}
    </div>
  )
}
