'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { arrivalDays, type DaysOnTheWay } from '#lib/format/arrival-days.ts'
import { formatDays } from '#lib/format/format-days.ts'
import { useNow } from '#lib/format/use-now.ts'

export interface ArrivalProps {
  days: DaysOnTheWay
  /** Of what is yet to be published. */
  releasedOn: string | null
  /** What holds on any day: the page is made once and read on many. */
  children: ReactNode
}

/** The days on which it arrives if it is ordered now. */
export const Arrival = ({ days, releasedOn, children }: ArrivalProps): ReactNode => {
  const locale = useLocale()
  const now = useNow()
  if (now === undefined) return children
  const today = new Date(now)
  return formatDays(arrivalDays(today, days, releasedOn), today, locale)
}
