import { formatDate } from '#lib/format/format-date.ts'
import { formatDayRange } from '#lib/format/format-days.ts'
import type { OrderMail } from './order-mail.ts'

/** The days of arrival of each parcel, and the book that a parcel waits for. */
export const orderDays = ({ order, locale, t }: OrderMail): string[] => {
  const [first, second] = order.shipments
  if (!first) return []
  const days = formatDayRange(first.arrival, locale)
  if (second) return [t('twoParcels', { first: days, second: formatDayRange(second.arrival, locale) })]
  const waits = first.releasedOn === null ? [] : [t('waits', { date: formatDate(first.releasedOn, locale) })]
  return [...waits, t(`arrival.${order.delivery.flow}`, { days })]
}
