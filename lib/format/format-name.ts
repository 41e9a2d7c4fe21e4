import type { Locale } from '#contracts/shop.ts'

/** The family name comes first in Hungarian: `Kosztolányi Dezső`, `Dezső Kosztolányi`. */
export const formatName = ({ firstName, lastName }: { firstName: string; lastName: string }, locale: Locale): string =>
  (locale === 'hu' ? [lastName, firstName] : [firstName, lastName])
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
