import { useLocale, useTranslations } from 'next-intl'
import type { Arrival } from '#contracts/shipments.ts'
import { areNamed, formatDayOfYear, monthName, weekdayName } from '#lib/format/format-days.ts'
import { workingDaysAfter } from '#lib/format/working-days.ts'

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/** The days of arrival as a part of a sentence: `kedden vagy szerdán`, `december 16. és 18. között`. */
export const useArrivalText = () => {
  const t = useTranslations('cart.arrival')
  const locale = useLocale()
  return ({ from, to }: Arrival): string => {
    if (!areNamed({ from, to }, new Date())) {
      if (from === to) return t('onDate', { date: formatDayOfYear(from, locale) })
      if (monthName(from, locale) !== monthName(to, locale))
        return t('between', { from: formatDayOfYear(from, locale), to: formatDayOfYear(to, locale) })
      return t('inMonth', {
        month: monthName(from, locale),
        from: new Date(from).getUTCDate(),
        to: new Date(to).getUTCDate(),
      })
    }
    const on = (date: string) => t(`weekdays.${weekdays[new Date(date).getUTCDay()] ?? '0'}`)
    if (from === to) return t('onDay', { day: on(from) })
    return workingDaysAfter(from, 1) === to
      ? t('eitherDay', { from: on(from), to: on(to) })
      : t('between', { from: weekdayName(from, locale), to: weekdayName(to, locale) })
  }
}
