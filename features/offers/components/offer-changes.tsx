'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Offer, OfferChange } from '#contracts/offers.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** What differs from the version before, in words. */
export const OfferChanges = ({ offer: { current, currency } }: { offer: Offer }) => {
  const t = useTranslations('offers.changes')
  const locale = useLocale()
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const textOf = (change: OfferChange): string => {
    switch (change.kind) {
      case 'added':
      case 'removed':
      case 'quantity':
        return t(change.kind, change)
      case 'deliveryText':
        return t('deliveryText', change)
      case 'total':
        return t(change.to > change.from ? 'totalHigher' : 'totalLower', {
          amount: money(Math.abs(change.to - change.from)),
        })
      case 'price':
        return t('price', { name: change.name, from: money(change.from), to: money(change.to) })
      case 'delivery':
        return t('delivery', { from: money(change.from), to: money(change.to) })
    }
  }
  if (current.changes.length === 0) return null
  return (
    <section aria-labelledby="offer-changes" className="rounded-box bg-tint px-5 py-4">
      <h2 id="offer-changes" className="mb-1 font-semibold">
        {current.number === 1 ? t('sinceRequest') : t('since', { number: current.number - 1 })}
      </h2>
      <ul className="list-disc pl-5">
        {current.changes.map((change) => (
          <li key={JSON.stringify(change)}>{textOf(change)}</li>
        ))}
      </ul>
    </section>
  )
}
