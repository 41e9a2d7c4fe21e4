import type { Locale } from '#contracts/shop.ts'

const language = { hu: 'hu', en: 'en-GB' } as const
const dayMs = 86_400_000

interface Days {
  from: string
  to: string
}

const write = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language[locale], { timeZone: 'UTC', ...options }).format(Date.parse(date))

/** `kedd`. */
export const weekdayName = (date: string, locale: Locale): string => write(date, locale, { weekday: 'long' })

/** `december` */
export const monthName = (date: string, locale: Locale): string => write(date, locale, { month: 'long' })

/** `december 28.` */
export const formatDayOfYear = (date: string, locale: Locale): string =>
  write(date, locale, { month: 'long', day: 'numeric' })

const weekdayNames = ({ from, to }: Days, locale: Locale): string =>
  [...new Set([from, to])].map((date) => weekdayName(date, locale)).join('–')

const dates = ({ from, to }: Days, locale: Locale): string =>
  new Intl.DateTimeFormat(language[locale], { timeZone: 'UTC', month: 'long', day: 'numeric' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  )

/**
 * `november 24–25., kedd–szerda`: for texts that may be read on any later day, such as mails. One day where both are
 * the same.
 */
export const formatDayRange = (days: Days, locale: Locale): string =>
  locale === 'hu'
    ? `${dates(days, locale)}, ${weekdayNames(days, locale)}`
    : `${weekdayNames(days, locale)}, ${dates(days, locale)}`

/**
 * Days less than a week ahead have their name alone. Later and past days need a date, because their name could mean
 * another day.
 */
export const areNamed = ({ from, to }: Days, now: Date): boolean =>
  Date.parse(to) - now.getTime() < 6 * dayMs && Date.parse(from) > now.getTime() - dayMs

/** `kedd–szerda` for days less than a week ahead, otherwise `december 28–29.`. */
export const formatDays = (days: Days, now: Date, locale: Locale): string =>
  areNamed(days, now) ? weekdayNames(days, locale) : dates(days, locale)
