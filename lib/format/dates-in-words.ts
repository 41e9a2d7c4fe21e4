import type { Locale } from '#contracts/shop.ts'
import { formatDate, isDate } from './format-date.ts'

type Params = Record<string, string | number>

/** Formats every bare date among the values of a sentence: `2026-12-03` is for programs. */
export const datesInWords = (params: Params, locale: Locale): Params =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' && isDate(value) ? formatDate(value, locale) : value,
    ]),
  )
