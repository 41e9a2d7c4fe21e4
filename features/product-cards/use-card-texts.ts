import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { describePrice } from '#components/product/describe-price.ts'
import type { Price } from '#components/ui/price.tsx'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { type OtherVariant, useOtherVariants } from './use-other-variants.ts'

/** What a card shows. All texts are formatted, so that the browser needs neither messages nor formats for cards. */
export interface CardTexts {
  id: number
  path: string
  title: string
  /** Of the title, where it is not the page's language. */
  lang?: string
  authors: string
  cover: ListedVariant['cover']
  rating?: { average: number; label: string; text: string }
  format: string
  price?: ComponentProps<typeof Price>
  /** When the book is published, or that it is sold out. */
  note?: string
  otherVariants?: OtherVariant[]
  otherFormats?: string
}

/** A card is narrow, so this many formats are named and the others are only counted. */
const maxNamed = 2

/** The other formats of a book, with their prices in one line (spec 3: price range display). */
const useOtherFormats = ({ main, range }: PriceDisplay) => {
  const t = useTranslations('catalog')
  const nameOf = useTranslations('formats')
  const locale = useLocale()
  return ({ otherFormats, price }: ListedVariant): string | undefined => {
    if (!otherFormats || range === 'none') return undefined
    const { formats } = otherFormats
    const from = formatPrice(otherFormats.from[main], price.currency, locale)
    const to = formatPrice(otherFormats.to[main], price.currency, locale)
    const several = range === 'from' ? t('priceFromAmount', { amount: from }) : t('priceRange', { from, to })
    const names = formats.map((format, index) => (index === 0 ? t(`formats.${format}`) : nameOf(format)))
    return t('formatsFor', {
      formats: names.length > maxNamed ? t('moreFormats', { count: names.length }) : names.join(', '),
      amount: from === to ? from : several,
    })
  }
}

/** @returns a function that writes the texts of a card */
export const useCardTexts = (prices: PriceDisplay) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const otherVariantsOf = useOtherVariants(prices)
  const otherFormatsOf = useOtherFormats(prices)

  const ratingOf = ({ rating }: ListedVariant) => {
    if (!rating) return undefined
    const value = formatCount(rating.average, locale, 1)
    const number = formatCount(rating.count, locale)
    const label = t('ratingLabel', { value, count: rating.count, number })
    return { average: rating.average, label, text: `${value} (${number})` }
  }
  const noteOf = ({ availability, publishedOn }: ListedVariant) => {
    if (availability === 'available') return undefined
    if (publishedOn === null) return t('announced')
    return availability === 'preorder'
      ? t('publishedFrom', { date: formatDate(publishedOn, locale) })
      : t('availability.unavailable')
  }

  return (variant: ListedVariant): CardTexts => {
    const lang = langOf(variant.language, locale)
    const rating = ratingOf(variant)
    const note = noteOf(variant)
    const otherVariants = otherVariantsOf(variant)
    const otherFormats = prices.onCards && !otherVariants ? otherFormatsOf(variant) : undefined
    return {
      id: variant.id,
      path: variant.path,
      title: variant.title,
      ...(lang && { lang }),
      authors: variant.authors.map(({ name }) => name).join(', '),
      cover: variant.cover,
      ...(rating && { rating }),
      format: t(`formats.${variant.format}`),
      ...(prices.onCards && { price: describePrice(variant.price, prices, 'card', locale, t) }),
      ...(note && { note }),
      ...(otherVariants && { otherVariants }),
      ...(otherFormats && { otherFormats }),
    }
  }
}
