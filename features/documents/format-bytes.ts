import type { Locale } from '#contracts/shop.ts'

/** `57 kB`, counted as file managers do: 1 kB is a thousand bytes. */
export const formatBytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, bytes / 1000),
  )
