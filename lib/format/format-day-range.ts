import type { Locale } from '#contracts/shop.ts'

const formats = {
  hu: new Intl.DateTimeFormat('hu', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
}

/** `november 24., kedd – 25., szerda`, `Tuesday 24 November – Wednesday 25 November`; one day where both are the same. */
export const formatDayRange = ({ from, to }: { from: string; to: string }, locale: Locale): string => formats[locale].formatRange(new Date(from), new Date(to))
