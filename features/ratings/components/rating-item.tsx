import { BadgeCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import type { Rating } from '#contracts/ratings.ts'
import { formatDate } from '#lib/format/format-date.ts'

/** What one reader says, in the language in which it was written. */
export const RatingItem = ({ rating }: { rating: Rating }) => {
  const t = useTranslations('ratings')
  const locale = useLocale()
  const { stars, title, text, displayName, verified, createdAt } = rating
  const lang = rating.locale === locale ? undefined : rating.locale
  return (
    <article className="border-t border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
        <RatingStars value={stars} label={t('stars', { stars })} />
        <span className="font-medium text-ink">{displayName}</span>
        <time dateTime={createdAt.slice(0, 10)}>{formatDate(createdAt, locale)}</time>
        {verified && (
          <span className="inline-flex items-center gap-1 text-ok">
            <BadgeCheck aria-hidden size={15} strokeWidth={1.6} />
            {t('verified')}
          </span>
        )}
      </p>
      {title && (
        <h3 lang={lang} className="mt-2 title text-18">
          {title}
        </h3>
      )}
      {text && (
        <p lang={lang} className="mt-1.5 max-w-prose whitespace-pre-line">
          {text}
        </p>
      )}
    </article>
  )
}
