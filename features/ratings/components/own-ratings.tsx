'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId, useRef } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { MoreButton } from '#components/ui/more-button.tsx'
import { useCustomerPages } from '#lib/session/use-customer-query.ts'
import { ownRatingsQuery } from '../queries.ts'
import { OwnBookRating } from './own-book-rating.tsx'
import { RatedPurchase } from './rated-purchase.tsx'

interface PartProps {
  title: string
  hint?: string
  children: ReactNode
}

const Part = ({ title, hint, children }: PartProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title text-24">
        {title}
      </h2>
      {hint && <p className="mt-1 text-13 text-soft">{hint}</p>}
      <ul className="mt-4 border-t border-line">{children}</ul>
    </section>
  )
}

/** The customer's ratings with what became of them, and the books that could be rated. */
export const OwnRatings = () => {
  const t = useTranslations('ownRatings')
  const query = useCustomerPages(ownRatingsQuery(useLocale()))
  const place = useRef<HTMLDivElement>(null)
  // The line of a pressed button is gone or stands in another part.
  const onDone = () => place.current?.focus({ preventScroll: true })
  return (
    <LoadedPart query={query} rows={3} rowClass="h-36 w-full">
      {({ pages }) => {
        const [first] = pages
        if (!first) return null
        const { count, purchases, unrated, isModerated } = first
        const shared = { isModerated, onDone }
        if (count === 0 && purchases.length === 0 && unrated.length === 0)
          return (
            <EmptyState
              title={t('emptyTitle')}
              text={t('emptyText')}
              actions={<ButtonLink href="/orders">{t('toOrders')}</ButtonLink>}
            />
          )
        return (
          <div ref={place} tabIndex={-1} className="flex flex-col gap-10">
            {unrated.length > 0 && (
              <Part title={t('unrated')}>
                {unrated.map((card) => (
                  <OwnBookRating key={card.id} {...shared} variantId={card.id} title={card.title} card={card} />
                ))}
              </Part>
            )}
            {count > 0 && (
              <div>
                <Part title={t('books')}>
                  {pages
                    .flatMap(({ items }) => items)
                    .map((rating) => (
                      <OwnBookRating
                        key={rating.id}
                        {...shared}
                        variantId={rating.variantId}
                        title={rating.bookTitle}
                        card={rating.variant}
                        rating={rating}
                      />
                    ))}
                </Part>
                <MoreButton query={query}>{t('more')}</MoreButton>
              </div>
            )}
            {purchases.length > 0 && (
              <Part title={t('purchases')} hint={t('purchasesHint')}>
                {purchases.map((purchase) => (
                  <RatedPurchase key={purchase.orderUuid} purchase={purchase} />
                ))}
              </Part>
            )}
          </div>
        )
      }}
    </LoadedPart>
  )
}
