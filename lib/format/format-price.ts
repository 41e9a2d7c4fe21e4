import { currencies, type Currency, type Locale } from '#contracts/shop.ts'
import { groupDigits } from './group-digits.ts'

/** `3 490 Ft`, `12,34 €`; in English `3,490 Ft`, `€12.34`. The amount is in the currency's minor unit. */
export const formatPrice = (amountMinor: number, currency: Currency, locale: Locale): string => {
  const exponent = currencies[currency]
  const number = groupDigits(amountMinor / 10 ** exponent, locale, exponent)
  if (currency === 'HUF') return `${number}\u00A0Ft`
  return locale === 'en' ? number.replace(/^\u2212?/, '$&€') : `${number}\u00A0€`
}
