import { useLocale, useTranslations } from 'next-intl'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'

interface Props {
  variant: Pick<VariantCard, 'otherFormats' | 'price'>
  prices: PriceDisplay
}

/** A card is narrow, so this many formats are named and the others are only counted. */
const maxNamed = 2

/** The other formats of the book, with their prices (spec 3: price range display). */
export const OtherFormats = ({ variant: { otherFormats, price }, prices: { main, range } }: Props) => {
  const t = useTranslations('catalog')
  const nameOf = useTranslations('formats')
  const locale = useLocale()
  if (!otherFormats || range === 'none') return null
  const { formats } = otherFormats
  const from = formatPrice(otherFormats.from[main], price.currency, locale)
  const to = formatPrice(otherFormats.to[main], price.currency, locale)
  const several = range === 'from' ? t('priceFromAmount', { amount: from }) : t('priceRange', { from, to })
  const names = formats.map((format, index) => (index === 0 ? t(`formats.${format}`) : nameOf(format)))
  return (
    <p>
      {t('formatsFor', {
        formats: names.length > maxNamed ? t('moreFormats', { count: names.length }) : names.join(', '),
        amount: from === to ? from : several,
      })}
    </p>
  )
}
