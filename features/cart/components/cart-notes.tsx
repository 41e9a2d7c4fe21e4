'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { Notice } from '#components/ui/notice.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import type { PriceKind } from '#lib/format/shown-prices.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { useCartNotes } from '../hooks/use-cart-notes.ts'

/** Prices that changed and books that became unavailable while the visitor was away. */
export const CartNotes = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { main } = useShownPrices()
  const notes = useCartNotes(order)
  if (notes.length === 0) return null
  const money = (price: Record<PriceKind, number>) => formatPrice(price[main], order.currency, locale)

  return (
    <Notice tone="info" title={t('changedTitle')} announce>
      <ul className="flex flex-col gap-1">
        {notes.map((note) => (
          <li key={note.id}>
            {note.kind === 'gone'
              ? t('gone', { title: note.name })
              : t('priceChanged', { title: note.name, from: money(note.from), to: money(note.to) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
