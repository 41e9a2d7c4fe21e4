import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { OtherVariants } from './other-variants.tsx'
import { RatingLine } from './rating-line.tsx'
import { OtherFormats } from './other-formats.tsx'
import { VariantPrice } from '#components/product/variant-price.tsx'

interface Props {
  variant: ListedVariant
  prices: PriceDisplay
  /** The `sizes` attribute of the cover. */
  sizes: string
  /** True for a cover that is visible without scrolling. */
  priority?: boolean
}

/** Cover, author, title, stars, and the shown edition with its own price. Styles: product-card.css. */
export const ProductCard = ({ variant, prices, sizes, priority = false }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const listsVariants = (variant.variants?.length ?? 0) > 1
  return (
    <article className="product-card">
      <Cover cover={variant.cover} title={variant.title} alt="" sizes={sizes} priority={priority} />
      <p>{variant.authors.map(({ name }) => name).join(', ')}</p>
      <h3 className="title">
        <Link href={{ path: variant.path }} lang={langOf(variant.language, locale)}>
          {variant.title}
        </Link>
      </h3>
      {variant.rating && <RatingLine rating={variant.rating} />}
      <p>{t(`formats.${variant.format}`)}</p>
      {prices.onCards && <VariantPrice price={variant.price} prices={prices} />}
      {variant.availability !== 'available' && (
        <p>
          {variant.availability === 'preorder'
            ? t('publishedFrom', { date: formatDate(variant.publishedOn, locale) })
            : t('availability.unavailable')}
        </p>
      )}
      {listsVariants ? (
        <OtherVariants variant={variant} prices={prices} />
      ) : (
        prices.onCards && <OtherFormats variant={variant} prices={prices} />
      )}
    </article>
  )
}
