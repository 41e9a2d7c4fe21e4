import { currencies, type Currency, type Locale } from '#contracts/shop.ts'

const narrowSpace = '\u202F'
const symbols: Record<Currency, string> = { HUF: 'Ft', EUR: '€' }

/** `1 234 Ft`, `12,34 €`, in English `12.34 €`: thousands and the sign stand behind spaces that do not break. */
export const formatPrice = (amount: number, currency: Currency, locale: Locale): string => {
  const exponent = currencies[currency]
  const [whole = '', fraction] = (Math.abs(amount) / 10 ** exponent).toFixed(exponent).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, narrowSpace)
  const decimals = fraction === undefined ? '' : `${locale === 'hu' ? ',' : '.'}${fraction}`
  return `${amount < 0 ? '\u2212' : ''}${grouped}${decimals}\u00A0${symbols[currency]}`
}
