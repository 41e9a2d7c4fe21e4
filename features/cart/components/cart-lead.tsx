'use client'

import { useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useArrivalText } from '#lib/i18n/use-arrival-text.ts'

/** The number of books and parcels, and the days of their arrival. */
export const CartLead = ({ order: { items, shipments } }: { order: DraftOrder }) => {
  const t = useTranslations('cart.lead')
  const arrivalText = useArrivalText()
  const [first, second] = shipments
  if (!first)
    return t(items.some(({ availability }) => availability === 'preorder') ? 'downloadsPreordered' : 'downloads')
  const carried = new Set(shipments.flatMap(({ itemIds }) => itemIds))
  const copies = items.filter(({ id }) => carried.has(id)).reduce((sum, { quantity }) => sum + quantity, 0)
  const when = arrivalText(first.arrival)
  return second ? t('two', { copies, first: when, second: arrivalText(second.arrival) }) : t('one', { copies, when })
}
