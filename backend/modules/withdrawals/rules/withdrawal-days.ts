import { daysAfter, workingDayFrom } from '#lib/format/working-days.ts'
import { shopDay } from '../../catalog/rules/shop-day.ts'

export interface Deadlines {
  /** The last day for books; null as long as a parcel has not arrived. */
  books: string | null
  downloads: string
}

/**
 * The last days on which a consumer may withdraw. The day of the event does not count, and a period that would end on a
 * day of rest ends on the next working day (Regulation 1182/71, Article 3).
 */
export const withdrawalDays = (
  placedAt: Date,
  shipments: readonly { handedOverAt: Date | null }[],
  days: number,
): Deadlines => {
  const endAfter = (moment: Date): string => workingDayFrom(daysAfter(shopDay(moment), days))
  const arrivals = shipments.flatMap(({ handedOverAt }) => handedOverAt ?? [])
  const last = new Date(Math.max(...arrivals.map((moment) => moment.getTime())))
  return {
    books: arrivals.length > 0 && arrivals.length === shipments.length ? endAfter(last) : null,
    downloads: endAfter(placedAt),
  }
}
