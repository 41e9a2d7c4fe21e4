import type { Locale } from '#contracts/shop.ts'

const collators = { hu: new Intl.Collator('hu'), en: new Intl.Collator('en') } satisfies Record<Locale, Intl.Collator>

/** Compares texts by the alphabet of a language. */
export const compareIn = (locale: Locale): ((a: string, b: string) => number) => collators[locale].compare
