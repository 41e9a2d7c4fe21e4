import type { Locale } from '#contracts/shop.ts'

const marks = { hu: { group: '\u202F', decimal: ',' }, en: { group: ',', decimal: '.' } } as const

/**
 * Groups digits by three with a narrow no-break space: `3 490`. Written by hand, because `Intl` leaves numbers of four
 * digits ungrouped in Hungarian. The sign is a true minus.
 */
export const groupDigits = (value: number, locale: Locale, decimals?: number): string => {
  const { group, decimal } = marks[locale]
  const absolute = Math.abs(value)
  const [whole = '0', fraction] = (decimals === undefined ? String(absolute) : absolute.toFixed(decimals)).split('.')
  // A listing has a hundred counts, most of them small.
  const grouped = whole.length > 3 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole
  return `${value < 0 ? '\u2212' : ''}${grouped}${fraction ? decimal + fraction : ''}`
}
