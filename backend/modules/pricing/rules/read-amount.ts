import { currencies, type Currency } from '#contracts/shop.ts'

/** Reads `3490` forints or `12.90` euros as minor units. Undefined for anything below one whole unit (spec point 9: minimum price 1). */
export const readAmount = (text: string, currency: Currency): number | undefined => {
  const exponent = currencies[currency]
  const [, whole, decimals = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (!whole || Number(whole) < 1 || decimals.length > exponent) return undefined
  return Number(whole + decimals.padEnd(exponent, '0'))
}
