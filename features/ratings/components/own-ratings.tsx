'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { MoreButton } from '#components/ui/more-button.tsx'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useCustomerPages } from '#lib/session/use-customer-query.ts'
import { ownRatingsQuery } from '../queries.ts'
import { OwnBookRating } from './own-book-rating.tsx'
import { RatedPurchase } from './rated-purchase.tsx'

interface PartProps {
  title: string
  /** Of the heading. */
  ref?: Ref<HTMLHeadingElement>
  hint?: string
  children: ReactNode
}

const Part = ({ title, ref, hint, children }: PartProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 ref={ref} id={id} tabIndex={-1} className="title text-24">
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
  const isInPerson = useHint('impersonation') === undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1}>
      <LoadedPart query={query} rows={3} rowClass="h-36 w-full">
        {({ pages }) => {
          const [first] = pages
          if (!first) return null
          const { count, purchases, unrated, isModerated } = first
          // The line of a pressed button is gone or stands in another part. With the last one its heading goes, too.
          const onDone = () => (count > 1 ? heading : place).current?.focus()
          const mayRate = first.mayRate && isInPerson
          const shared = { isModerated, mayRate, mayWithdraw: isInPerson, onDone }
          if (count === 0 && purchases.length === 0 && unrated.length === 0)
            return (
              <EmptyState
                title={t('emptyTitle')}
                text={t('emptyText')}
                actions={<ButtonLink href="/orders">{t('toOrders')}</ButtonLink>}
              />
            )
          return (
            <div className="flex flex-col gap-10">
              {unrated.length > 0 && (
                <Part title={t('unrated')}>
                  {unrated.map((card) => (
                    <OwnBookRating key={card.id} {...shared} variantId={card.id} title={card.title} card={card} />
                  ))}
                </Part>
              )}
              {count > 0 && (
                <div>
                  <Part ref={heading} title={t('books')}>
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
                    <RatedPurchase key={purchase.orderUuid} purchase={purchase} mayRate={mayRate} />
                  ))}
                </Part>
              )}
            </div>
          )
        }}
      </LoadedPart>
    </div>
  )
}
