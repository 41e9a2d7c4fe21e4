'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** One more book is likely to reach the limit: at most a quarter of it is missing. */
const isAlmostFree = (missing: number, spent: number) => missing * 3 <= spent

/** Says that the delivery is free, or how little is missing for it. */
export const FreeDeliveryNote = ({ order, contexts }: { order: DraftOrder; contexts: readonly DeliveryContext[] }) => {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  if (contexts.some(({ listPrice }) => listPrice)) return <p className="font-medium text-ok">{t('freeReached')}</p>
  const { items, missingForFreeDelivery: missing } = order.totals
  if (missing === null || !isAlmostFree(missing, items.gross)) return null
  return (
    <p className="font-medium text-ok">{t('freeSoon', { amount: formatPrice(missing, order.currency, locale) })}</p>
  )
}
