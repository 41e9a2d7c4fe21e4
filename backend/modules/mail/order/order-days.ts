import { formatDate } from '#lib/format/format-date.ts'
import { formatDayRange } from '#lib/format/format-days.ts'
import type { Telling } from './telling.ts'

/** When the parcel comes, or both of them, and for which book it waits. */
export const orderDays = ({ order, locale, t }: Telling): string[] => {
  const [first, second] = order.shipments
  if (!first) return []
  const days = formatDayRange(first.arrival, locale)
  if (second) return [t('twoParcels', { first: days, second: formatDayRange(second.arrival, locale) })]
  const waits = first.releasedOn === null ? [] : [t('waits', { date: formatDate(first.releasedOn, locale) })]
  return [...waits, t(`arrival.${order.delivery.flow}`, { days })]
}
