import { useLocale, useTranslations } from 'next-intl'
import { Price } from '#components/ui/price.tsx'
import type { Price as PriceValue } from '#contracts/money.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { PriceKind } from '#lib/format/shown-prices.ts'
import { priceTexts } from '#lib/format/price-texts.ts'

interface Props {
  price: PriceValue
  prices: PriceDisplay
  size?: 'card' | 'large'
}

/** With the old price and the lowest of 30 days at a reduction (EU rule), and the other kind beside the main one. */
export const VariantPrice = ({ price, prices, size = 'card' }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const { original, lowest30 } = priceTexts(price, locale, prices.main)
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
  return (
    <Price
      size={size}
      amount={amountOf(prices.main)}
      {...(original && { original, originalLabel: t('originalPrice') })}
      {...(lowest30 && { lowest30: t('lowest30', { amount: lowest30 }) })}
      {...(note && { note })}
    />
  )
}
