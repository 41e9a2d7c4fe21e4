import type { Price } from '#contracts/money.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatPrice } from './format-price.ts'
import type { PriceKind } from './shown-prices.ts'

/** The texts of a price of one kind. A reduced price has the old price and the lowest price of 30 days, too. */
export const priceTexts = (price: Price, locale: Locale, kind: PriceKind) => {
  const format = (amount: number) => formatPrice(amount, price.currency, locale)
  return {
    amount: format(price[kind]),
    original: price.original && format(price.original[kind]),
    lowest30: price.original && price.lowest30 && format(price.lowest30[kind]),
  }
}
