import type { Locale } from '#contracts/shop.ts'

/** The family name comes first in Hungarian. */
export const formatPerson = ({ firstName, lastName }: { firstName: string; lastName: string }, locale: Locale): string =>
  locale === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
