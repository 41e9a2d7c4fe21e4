import type { Price } from '#contracts/money.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** A price as a segment sees it: readers gross, institutions net. */
export const priceTexts = (price: Price, locale: Locale, isNet: boolean) => {
  const kind = isNet ? 'net' : 'gross'
  const format = (amount: number) => formatPrice(amount, price.currency, locale)
  return {
    amount: format(price[kind]),
    gross: format(price.gross),
    original: price.original && format(price.original[kind]),
    lowest30: price.original && price.lowest30 && format(price.lowest30[kind]),
  }
}
