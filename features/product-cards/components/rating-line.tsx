import { useLocale, useTranslations } from 'next-intl'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import type { RatingSum } from '#contracts/ratings.ts'
import { formatCount } from '#lib/format/format-count.ts'

/** Stars, average and number of ratings: `★★★★☆ 4,7 (128)`, with a text for screen readers. */
export const RatingLine = ({ rating: { average, count } }: { rating: RatingSum }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const value = formatCount(average, locale, 1)
  const number = formatCount(count, locale)
  return (
    <p className="text-13 font-normal whitespace-nowrap text-soft">
      <RatingStars value={average} label={t('ratingLabel', { value, count, number })} />{' '}
      <span aria-hidden>
        {value} ({number})
      </span>
    </p>
  )
}
