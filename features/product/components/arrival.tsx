'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { arrivalDays, type DaysOnTheWay, type Waiting } from '#lib/format/arrival-days.ts'
import { formatDays } from '#lib/format/format-days.ts'
import { useNow } from '#lib/format/use-now.ts'

export interface ArrivalProps {
  days: DaysOnTheWay
  waiting: Waiting
  /** What holds on any day: the page is made once and read on many. */
  children: ReactNode
}

/** The days on which it arrives if it is ordered now. */
export const Arrival = ({ days, waiting, children }: ArrivalProps): ReactNode => {
  const locale = useLocale()
  const now = useNow()
  if (now === undefined) return children
  const today = new Date(now)
  return formatDays(arrivalDays(today, days, waiting), today, locale)
}
