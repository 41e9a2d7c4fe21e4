import { useLocale, useTranslations } from 'next-intl'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import type { RatingSum } from '#contracts/ratings.ts'
import { formatCount } from '#lib/format/format-count.ts'

interface Props {
  sum: RatingSum
  /** How many gave one star, two stars … five stars. */
  distribution: readonly number[]
}

const Bar = ({ share }: { share: number }) => (
  <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full rounded-pill bg-tint">
    <rect width={share * 100} height="1" className="fill-star" />
  </svg>
)

/** The average in large, and how the ratings spread over the five stars. */
export const RatingSummary = ({ sum: { average, count }, distribution }: Props) => {
  const t = useTranslations('ratings')
  const locale = useLocale()
  const value = formatCount(average, locale, 1)
  return (
    <div>
      <p className="flex items-center gap-4">
        <span aria-hidden className="title text-56">
          {value}
        </span>
        <span>
          <RatingStars value={average} label={t('average', { value })} />
          <span className="block text-13 text-soft">{t('count', { count, number: formatCount(count, locale) })}</span>
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(4rem,1fr)_auto] items-center gap-x-3 gap-y-1 text-13">
        {distribution
          .map((number, index) => ({ stars: index + 1, number }))
          .toReversed()
          .map(({ stars, number }) => (
            <div key={stars} className="col-span-3 grid grid-cols-subgrid items-center">
              <dt className="text-soft">{t('stars', { stars })}</dt>
              <dd className="col-span-2 grid grid-cols-subgrid items-center tabular-nums">
                <Bar share={number / count} />
                <span className="text-right">{formatCount(number, locale)}</span>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
