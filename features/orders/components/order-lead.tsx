'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import { formatDates } from '#lib/format/format-date.ts'
import { useArrivalText } from '#lib/i18n/use-arrival-text.ts'

const placeOf = (detail: OrderDetail | null | undefined): string | undefined => {
  const { pickupPoint, store } = detail?.delivery ?? {}
  return (pickupPoint ?? store)?.name
}

const useDownloadsText = () => {
  const t = useTranslations('orders.lead')
  const locale = useLocale()
  return ({ payment, shipments, hasDownloads, canDownload, downloadDays }: OrderState): string => {
    if (!hasDownloads) return ''
    const isAwaited = downloadDays.length > 0
    const days = formatDates(downloadDays, locale)
    if (payment.status !== 'paid') return isAwaited ? t('downloadsLaterAwaited', { days }) : t('downloadsLater')
    if (isAwaited) return t(canDownload ? 'downloadsPartly' : 'downloadsAwaited', { days })
    return t(shipments.length === 0 ? 'downloads' : 'downloadsToo')
  }
}

/** The days on which the books arrive, and the place; which files can be downloaded, and from which day. */
export const OrderLead = ({ order, detail }: { order: OrderState; detail: OrderDetail | null | undefined }) => {
  const t = useTranslations('orders.lead')
  const arrivalText = useArrivalText()
  const downloadsText = useDownloadsText()
  const place = placeOf(detail)

  const parcels = (): string => {
    const waiting = order.shipments.filter(({ handedOverAt }) => !handedOverAt)
    const [first, second] = waiting.map(({ arrival }) => arrivalText(arrival))
    if (first === undefined) return order.shipments.length > 0 ? t('arrived') : ''
    if (second !== undefined) return t('two', { first, second })
    if (waiting.length < order.shipments.length) return t('rest', { when: first })
    return place === undefined ? t('one', { when: first }) : t('oneAt', { when: first, place })
  }

  return <p className="max-w-prose font-serif text-24">{[parcels(), downloadsText(order)].filter(Boolean).join(' ')}</p>
}
