import type { useTranslations } from 'next-intl'
import { currencies, type Currency, type Locale } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { ListingState } from './listing-url.ts'

type Translate = ReturnType<typeof useTranslations<'catalog'>>

export const yearRangeText = ({ year_min, year_max }: ListingState, t: Translate): string | undefined => {
  if (year_min !== undefined && year_max !== undefined)
    return t('yearRange', { from: String(year_min), to: String(year_max) })
  if (year_min !== undefined) return t('yearAtLeast', { from: String(year_min) })
  return year_max === undefined ? undefined : t('yearAtMost', { to: String(year_max) })
}

export const priceRangeText = (
  { price_min, price_max }: ListingState,
  currency: Currency,
  locale: Locale,
  t: Translate,
): string | undefined => {
  const format = (price: number) => formatPrice(Math.round(price * 10 ** currencies[currency]), currency, locale)
  if (price_min !== undefined && price_max !== undefined)
    return t('priceRange', { from: format(price_min), to: format(price_max) })
  if (price_min !== undefined) return t('priceAtLeast', { from: format(price_min) })
  return price_max === undefined ? undefined : t('priceAtMost', { to: format(price_max) })
}
