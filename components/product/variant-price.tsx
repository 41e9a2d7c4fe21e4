import { useLocale, useTranslations } from 'next-intl'
import { Price } from '#components/ui/price.tsx'
import type { Price as PriceValue } from '#contracts/money.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { describePrice } from './describe-price.ts'

interface Props {
  /** The variant. */
  id: number
  price: PriceValue
  prices: PriceDisplay
  size?: 'card' | 'large'
}

export const VariantPrice = ({ id, price, prices, size = 'card' }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  return prices.hidden ? null : <Price id={id} size={size} {...describePrice(price, prices, size, locale, t)} />
}
