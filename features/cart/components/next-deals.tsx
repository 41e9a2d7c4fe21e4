'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { NextDeal } from '#contracts/cart-deals.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** The nearest deals come first; more of them would be noise. */
const max = 3

const inBold = (text: ReactNode) => <strong className="font-semibold">{text}</strong>

/** The deals for the order that the cart can still reach. */
export const NextDeals = ({ deals, currency }: { deals: readonly NextDeal[]; currency: Currency }) => {
  const t = useTranslations('deals')
  const locale = useLocale()
  return (
    <ul aria-label={t('nextLabel')} className="flex flex-col gap-1">
      {deals.slice(0, max).map(({ dealId, name, missing }) => (
        <li key={dealId}>
          {t.rich('next', {
            amount: formatPrice(missing, currency, locale),
            name,
            strong: inBold,
          })}
        </li>
      ))}
    </ul>
  )
}
