import { currencies, type Currency } from '#contracts/shop.ts'

/** An amount in the currency's main unit, as machines and operators write it: `3490`, `12.90`. */
export const decimalAmount = (minor: number, currency: Currency): string =>
  (minor / 10 ** currencies[currency]).toFixed(currencies[currency])
