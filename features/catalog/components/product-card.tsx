import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { ListedVariant } from '../listed-variant.ts'
import type { PriceDisplay } from '../price-display.ts'
import { CompareButton } from './compare-button.tsx'
import { OtherVariants } from './other-variants.tsx'
import { RatingLine } from './rating-line.tsx'
import { VariantPrice } from './variant-price.tsx'

interface Props {
  variant: ListedVariant
  prices: PriceDisplay
  /** For the browser's choice of file. */
  sizes: string
  /** Above the fold. */
  priority?: boolean
  /** Where forms of one book stand beside one another. */
  showFormat?: boolean
}

/** Cover, author, title, stars, price; looks: product-card.css. */
export const ProductCard = ({ variant, prices, sizes, priority = false, showFormat = false }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const isOneOfSeveral = showFormat || (variant.variants?.length ?? 0) > 1
  return (
    <article className="product-card">
      <Cover cover={variant.cover} title={variant.title} alt="" sizes={sizes} priority={priority} />
      <p>{variant.authors.map(({ name }) => name).join(', ')}</p>
      <h3 className="title">
        <Link href={{ path: variant.path }}>{variant.title}</Link>
      </h3>
      {variant.rating && <RatingLine rating={variant.rating} />}
      {isOneOfSeveral && <p>{t(`formats.${variant.format}`)}</p>}
      {prices.onCards && (
        <VariantPrice price={variant.price} range={isOneOfSeveral ? null : variant.priceRange} prices={prices} />
      )}
      {variant.availability !== 'available' && (
        <p>
          {variant.availability === 'preorder'
            ? t('publishedFrom', { date: formatDate(variant.publishedOn, locale) })
            : t('availability.unavailable')}
        </p>
      )}
      <OtherVariants variant={variant} prices={prices} />
      <CompareButton variant={variant} />
    </article>
  )
}
