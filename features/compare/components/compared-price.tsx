import { useLocale, useTranslations } from 'next-intl'
import { Price } from '#components/ui/price.tsx'
import type { Price as PriceValue } from '#contracts/money.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { PriceKind } from '#lib/format/shown-prices.ts'

/** The price that the market shows first, and the other one in small type below it. */
export interface ComparedPrices {
  main: PriceKind
  beside?: PriceKind | undefined
  /** The page shows no prices and no cart. */
  hidden: boolean
}

export const ComparedPrice = ({ price, prices: { main, beside } }: { price: PriceValue; prices: ComparedPrices }) => {
  const t = useTranslations('compare')
  const locale = useLocale()
  const text = (amount: number) => formatPrice(amount, price.currency, locale)
  return (
    <Price
      amount={text(price[main])}
      {...(price.original && { original: text(price.original[main]), originalLabel: t('originalPrice') })}
      {...(price.original && price.lowest30 && { lowest30: t('lowest30', { amount: text(price.lowest30[main]) }) })}
      {...(beside && { note: t(beside, { amount: text(price[beside]) }) })}
    />
  )
}
