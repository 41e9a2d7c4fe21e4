import type { Locale } from '#contracts/shop.ts'

export type NameField = 'firstName' | 'lastName'

/** The family name comes first in Hungarian. */
export const nameOrder: Record<Locale, readonly NameField[]> = {
  hu: ['lastName', 'firstName'],
  en: ['firstName', 'lastName'],
}

/** The labels in the order of the fields, so that the first error of the summary is the first one of the page. */
export const nameLabels = (locale: Locale, t: (key: NameField) => string): Record<NameField, string> =>
  Object.fromEntries(nameOrder[locale].map((name) => [name, t(name)])) as Record<NameField, string>
