import type { Price } from '#contracts/money.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatPrice } from './format-price.ts'
import type { PriceKind } from './shown-prices.ts'

/** A price of one kind, with the old one and the lowest of 30 days at a reduction. */
export const priceTexts = (price: Price, locale: Locale, kind: PriceKind) => {
  const format = (amount: number) => formatPrice(amount, price.currency, locale)
  return {
    amount: format(price[kind]),
    original: price.original && format(price.original[kind]),
    lowest30: price.original && price.lowest30 && format(price.lowest30[kind]),
  }
}
