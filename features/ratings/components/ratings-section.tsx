import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { getPathname, type Href } from '#lib/routing/navigation.ts'
import type { RatingsPage } from '../server.ts'
import { MoreRatings } from './more-ratings.tsx'
import { RateBook } from './rate-book.tsx'
import { RatingItem } from './rating-item.tsx'
import { RatingSummary } from './rating-summary.tsx'

interface Props {
  ratings: RatingsPage
  variantId: number
  /** Where the reader comes back to after signing in. */
  href: Href
}

/** What readers say: the sum, the latest ones, and the way to say something oneself. */
export const RatingsSection = ({ ratings, variantId, href }: Props) => {
  const t = useTranslations('ratings')
  const locale = useLocale()
  const signInHref = {
    pathname: '/login',
    query: { redirectPath: `${getPathname({ href, locale })}#ratings` },
  } as const
  const { items, cursor, sum, distribution, onlyForBuyers, isModerated } = ratings
  return (
    <section id="ratings" aria-labelledby="ratings-title" className="mt-[52px] scroll-mt-6">
      <h2 id="ratings-title" className="mb-5 title text-30">
        {t('title')}
      </h2>
      <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6 md:sticky md:top-6">
          {sum && <RatingSummary sum={sum} distribution={distribution} />}
          <div className="flex flex-col items-start gap-3">
            <p className="text-13 text-soft">{t(onlyForBuyers ? 'onlyForBuyers' : sum ? 'invitation' : 'first')}</p>
            <RateBook variantId={variantId} signInHref={signInHref} isModerated={isModerated} label={t('rate')}>
              <ButtonLink href={signInHref} data-sign-in="rating">
                {t('signIn')}
              </ButtonLink>
            </RateBook>
          </div>
        </div>
        {sum ? (
          <div className="min-w-0 border-b border-line">
            <ul>
              {items.map((rating) => (
                <li key={rating.id}>
                  <RatingItem rating={rating} />
                </li>
              ))}
            </ul>
            {cursor && <MoreRatings variantId={variantId} cursor={cursor} label={t('more')} />}
          </div>
        ) : (
          <p className="border-t border-line py-5 text-soft">{t('none')}</p>
        )}
      </div>
    </section>
  )
}
