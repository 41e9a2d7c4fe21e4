import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import type { VariantCard } from '#contracts/catalogue.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { Link } from '#lib/routing/navigation.ts'
import { productHref } from '../catalog-hrefs.ts'
import { VariantPrice } from './variant-price.tsx'

interface Props {
  variant: VariantCard
  isNet: boolean
  /** For the browser's choice of file. */
  sizes: string
  /** Above the fold. */
  priority?: boolean
}

/** Cover, author, title, price. One link, whose surface is the whole card. */
export const ProductCard = ({ variant, isNet, sizes, priority = false }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  return (
    <article className="group/card relative flex flex-col">
      <Cover cover={variant.cover} title={variant.title} alt="" sizes={sizes} priority={priority} />
      <p className="mt-4 text-13 text-soft">{variant.authors.map(({ name }) => name).join(', ')}</p>
      <h3 className="title text-18">
        <Link
          href={productHref(variant)}
          prefetch={false}
          className="after:absolute after:inset-0 group-hover/card:text-rubric focus-visible:outline-none focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
        >
          {variant.title}
        </Link>
      </h3>
      <div className="mt-1.5">
        <VariantPrice price={variant.price} isNet={isNet} />
      </div>
      {variant.availability !== 'available' && (
        <p className="text-13 text-soft">
          {variant.availability === 'preorder'
            ? t('publishedFrom', { date: formatDate(variant.publishedOn, locale) })
            : t('availability.unavailable')}
        </p>
      )}
    </article>
  )
}
