import { useLocale, useTranslations } from 'next-intl'
import { Price } from '#components/ui/price.tsx'
import type { Price as PriceValue } from '#contracts/money.ts'
import { priceTexts } from '../price-texts.ts'

interface Props {
  price: PriceValue
  isNet: boolean
  size?: 'card' | 'large'
}

/** With the old price and the lowest of 30 days at a reduction (EU rule), and the gross price beside a net one. */
export const VariantPrice = ({ price, isNet, size = 'card' }: Props) => {
  const t = useTranslations('catalog')
  const texts = priceTexts(price, useLocale(), isNet)
  const rate = price.vatRate
  const isLarge = size === 'large'
  const note = isNet
    ? isLarge
      ? t('netNote', { rate, amount: texts.gross })
      : t('gross', { amount: texts.gross })
    : isLarge && t('vatIncluded', { rate })
  return (
    <Price
      size={size}
      amount={texts.amount}
      {...(texts.original && { original: texts.original, originalLabel: t('originalPrice') })}
      {...(texts.lowest30 && { lowest30: t('lowest30', { amount: texts.lowest30 }) })}
      {...(note && { note })}
    />
  )
}
