import type { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { Price } from '#components/ui/price.tsx'
import type { Price as PriceValue } from '#contracts/money.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { priceTexts } from '#lib/format/price-texts.ts'
import type { PriceKind } from '#lib/format/shown-prices.ts'

/** With the old price and the lowest of 30 days at a reduction (EU rule), and the other kind beside the main one. */
export const describePrice = (
  price: PriceValue,
  prices: PriceDisplay,
  size: 'card' | 'large',
  locale: Locale,
  t: ReturnType<typeof useTranslations<'catalog'>>,
): ComponentProps<typeof Price> => {
  const { amount, original, lowest30 } = priceTexts(price, locale, prices.main)
  const amountOf = (kind: PriceKind) => formatPrice(price[kind], price.currency, locale)
  const rate = price.vatRate
  const notes = {
    card: () => {
      if (prices.besideInLists) return t('gross', { amount: amountOf(prices.besideInLists) })
      return prices.main === 'net' && t('plusVat', { rate })
    },
    large: () => {
      const beside = prices.besideInDetails && amountOf(prices.besideInDetails)
      if (prices.main === 'net') return beside ? t('netNote', { rate, amount: beside }) : t('netPlusVat', { rate })
      return beside ? t('grossNote', { rate, amount: beside }) : t('vatIncluded', { rate })
    },
  }
  const note = notes[size]()
  return {
    amount,
    ...(original && { original, originalLabel: t('originalPrice') }),
    ...(lowest30 && { lowest30: t('lowest30', { amount: lowest30 }) }),
    ...(note && { note }),
  }
}
