import type { Locale } from '#contracts/shop.ts'

const language = { hu: 'hu', en: 'en-GB' } as const
const weekMs = 7 * 86_400_000

/** `kedd–szerda` of the days to come, `december 28–29.` from a week on, where a day's name alone could mean another. */
export const formatDays = ({ from, to }: { from: string; to: string }, now: Date, locale: Locale): string => {
  const isSoon = Date.parse(to) - now.getTime() < weekMs - 86_400_000
  const format = new Intl.DateTimeFormat(language[locale], {
    timeZone: 'UTC',
    ...(isSoon ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
  })
  if (!isSoon) return format.formatRange(Date.parse(from), Date.parse(to))
  return [...new Set([from, to])].map((date) => format.format(Date.parse(date))).join('–')
}
