'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Cover } from '#components/media/cover.tsx'
import { Button } from '#components/ui/button.tsx'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { OwnBookRating as Rating } from '#contracts/own-ratings.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { getPathname, Link } from '#lib/routing/navigation.ts'
import { useRenewOwnRatings } from '../queries.ts'
import { WithdrawRating } from './withdraw-rating.tsx'

const RatingForm = lazy(() => import('./rating-form.tsx').then((loaded) => ({ default: loaded.RatingForm })))

interface Props {
  variantId: number
  title: string
  /** Null for a book that the shop no longer sells: it cannot be rated any more. */
  card: VariantCard | null
  /** Undefined where there is none yet. */
  rating?: Rating
  isModerated: boolean
  /** False while ratings are switched off, and for an operator who acts in the customer's name. */
  mayRate: boolean
  mayWithdraw: boolean
  /** The line has gone, or stands in another part. */
  onDone: () => void
}

const Given = ({ rating: { stars, title, text, status, createdAt } }: { rating: Rating }) => {
  const t = useTranslations('ownRatings')
  const date = formatDate(createdAt, useLocale())
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-soft">
        <RatingStars value={stars} label={t('stars', { stars })} />
        <span>{date}</span>
        <span className={status === 'refused' ? 'text-rubric' : 'text-ink'}>{t(`status.${status}`)}</span>
      </p>
      {title && <p className="mt-2 font-medium">{title}</p>}
      {text && <p className="mt-1 max-w-prose whitespace-pre-line">{text}</p>}
      {status === 'refused' && <p className="mt-1 text-13 text-soft">{t('refusedHint')}</p>}
    </>
  )
}

/** A book with the customer's rating, which can be changed and taken back, or with the way to a first one. */
export const OwnBookRating = ({ variantId, title, card, rating, isModerated, mayRate, mayWithdraw, onDone }: Props) => {
  const t = useTranslations('ownRatings')
  const locale = useLocale()
  const renew = useRenewOwnRatings()
  const [isOpen, setIsOpen] = useState(false)
  const href = card && { path: card.path }
  const signInHref = {
    pathname: '/login',
    query: { redirectPath: getPathname({ href: '/my-ratings', locale }) },
  } as const
  const sent = rating && { ...rating, verified: true, locale }
  const onSent = async () => {
    showToast({ tone: 'success', text: t('saved', { title }) })
    await renew()
    flushSync(() => setIsOpen(false))
    onDone()
  }
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5">
      {card && href ? (
        <Link href={href} tabIndex={-1} aria-hidden className="self-start">
          <Cover cover={card.cover} title={title} alt="" sizes="72px" />
        </Link>
      ) : (
        <span />
      )}
      <div className="min-w-0">
        {card && <p className="text-13 text-soft">{card.authors.map(({ name }) => name).join(', ')}</p>}
        <h3 className="title text-18">
          {href ? (
            <Link href={href} className="hover:text-rubric">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {rating && !isOpen && <Given rating={rating} />}
        {isOpen ? (
          <div className="mt-4 flex flex-col items-start gap-4">
            <div className="w-full">
              <Suspense fallback={<SkeletonText lines={4} />}>
                <RatingForm
                  variantId={variantId}
                  signInHref={signInHref}
                  isModerated={isModerated}
                  sent={sent ?? null}
                  onSent={() => void onSent()}
                />
              </Suspense>
            </div>
            <Button size="small" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        ) : (
          <div className="mt-3 flex flex-wrap gap-3">
            {card && mayRate && (
              <Button
                size="small"
                aria-label={t(rating ? 'changeOf' : 'rateOf', { title })}
                onClick={() => setIsOpen(true)}
              >
                {t(rating ? 'change' : 'rate')}
              </Button>
            )}
            {rating && mayWithdraw && <WithdrawRating id={rating.id} title={title} onDone={onDone} />}
          </div>
        )}
      </div>
    </li>
  )
}
