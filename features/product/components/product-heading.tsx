import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Parameter } from '#contracts/parameters.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import { ProductMarks } from './product-marks.tsx'

interface Props {
  variant: VariantDetail
  highlighted: readonly Parameter[]
}

/** The way down to what readers say. */
const RatingJump = ({ rating: { average, count } }: { rating: NonNullable<VariantDetail['rating']> }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const value = formatCount(average, locale, 1)
  return (
    <a href="#ratings" className="group inline-flex flex-wrap items-center gap-x-2 py-1">
      <RatingStars value={average} label={t('ratingValue', { value })} />
      <span aria-hidden>{value}</span>
      <span className="text-link group-hover:text-rubric">
        {t('ratingCount', { count, number: formatCount(count, locale) })}
      </span>
    </a>
  )
}

export const ProductHeading = ({ variant, highlighted }: Props) => {
  const lang = langOf(variant.language, useLocale())
  return (
    <div>
      <p className="text-18 text-soft">
        {variant.authors.map((author, index) => (
          <Fragment key={author.id}>
            {index > 0 && ' '}
            <span className="inline-block">
              <Link href={{ path: author.path }} className="inline-block min-h-6 hover:text-rubric hover:underline">
                {author.name}
              </Link>
              {index < variant.authors.length - 1 && ','}
            </span>
          </Fragment>
        ))}
      </p>
      <h1 lang={lang} className="mt-1 title text-44 lg:text-56">
        {variant.title}
      </h1>
      {variant.subtitle && (
        <p lang={lang} className="mt-1 font-serif text-lead font-medium text-soft">
          {variant.subtitle}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-5 text-13 text-soft">
        {variant.rating && <RatingJump rating={variant.rating} />}
        <Link href={{ path: variant.publisherPath }} className="py-1 text-link">
          {[variant.publisherName, variant.publishedOn?.slice(0, 4)].filter(Boolean).join(', ')}
        </Link>
      </p>
      <ProductMarks parameters={highlighted} />
    </div>
  )
}
