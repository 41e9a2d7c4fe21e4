import { useLocale, useTranslations } from 'next-intl'
import { Price } from '#components/ui/price.tsx'
import type { Price as PriceValue } from '#contracts/money.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { describePrice } from './describe-price.ts'

interface Props {
  price: PriceValue
  prices: PriceDisplay
  size?: 'card' | 'large'
}

export const VariantPrice = ({ price, prices, size = 'card' }: Props) => (
  <Price size={size} {...describePrice(price, prices, size, useLocale(), useTranslations('catalog'))} />
)
