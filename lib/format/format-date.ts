import type { Locale } from '#contracts/shop.ts'

const language = { hu: 'hu', en: 'en-GB' } as const
const long = { year: 'numeric', month: 'long', day: 'numeric' } as const

/** A bare day, `2024-10-03`. */
export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/**
 * `2024. október 3.`, `3 October 2024`. A bare date has no time zone; a moment is shown in the time zone of the shop.
 */
export const formatDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(language[locale], {
    ...long,
    timeZone: isDate(iso) ? 'UTC' : 'Europe/Budapest',
  }).format(new Date(iso))

/** `15:07`, in the time zone of the shop. */
export const formatTime = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(language[locale], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Budapest',
  }).format(new Date(iso))

/** `2024. október 3. 15:07`, `3 October 2024, 15:07`, in the time zone of the shop. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  `${formatDate(iso, locale)}${locale === 'hu' ? ' ' : ', '}${formatTime(iso, locale)}`

/** `2026. december 3. és 2027. január 15.`, without line breaks inside a date. */
export const formatDates = (dates: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(language[locale]).format(dates.map((date) => formatDate(date, locale).replaceAll(' ', '\u00A0')))
