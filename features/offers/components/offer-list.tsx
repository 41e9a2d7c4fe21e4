'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { MoreButton } from '#components/ui/more-button.tsx'
import { offerStatuses, type OfferStatus } from '#contracts/offer-statuses.ts'
import type { OfferSummary } from '#contracts/offers.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useCustomerPages } from '#lib/session/use-customer-query.ts'
import { offersQuery } from '../queries.ts'
import { StatusBadge } from './status-badge.tsx'

/** No customer has one that is not sent to the shop. */
const filters = [undefined, ...offerStatuses.filter((status) => status !== 'new')]

const OfferRow = ({ offer }: { offer: OfferSummary }) => {
  const t = useTranslations('offers')
  const locale = useLocale()
  const { uuid, number, title, requestedBy, requestedAt, copies, total, currency } = offer
  const facts = [
    formatDate(requestedAt, locale),
    ...(requestedBy === null ? [] : [requestedBy]),
    t('copies', { count: copies }),
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b border-line py-5">
      <div className="min-w-0">
        <h2 className="title text-18 [overflow-wrap:anywhere] sm:text-24">
          <Link
            href={{ pathname: '/customer/offers/[id]/details', params: { id: uuid } }}
            className="hover:text-rubric hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 mb-2 text-13 text-soft">
          <span className="whitespace-nowrap">{number}</span> · {facts.join(' · ')}
        </p>
        <StatusBadge offer={offer} />
      </div>
      <p className="sm:text-right">
        <span className="block font-semibold tabular-nums">{formatPrice(total.net, currency, locale)}</span>
        <span className="text-13 text-soft">{t('netTotal')}</span>
      </p>
    </li>
  )
}

/** The offers that the member may see, by status (spec point 2: offers list). */
export const OfferList = () => {
  const t = useTranslations('offers')
  const locale = useLocale()
  const [status, setStatus] = useState<OfferStatus>()
  const query = useCustomerPages(offersQuery(status, locale))
  return (
    <LoadedPart query={query} rows={3} rowClass="h-24 w-full">
      {({ pages }) => {
        const { count = 0, sentCount = 0 } = pages[0] ?? {}
        if (count === 0 && status === undefined)
          return (
            <EmptyState
              title={t('emptyTitle')}
              text={t('emptyText')}
              actions={<ButtonLink href="/cart">{t('toCart')}</ButtonLink>}
            />
          )
        return (
          <>
            <div role="group" aria-label={t('filter')} className="mb-5 flex flex-wrap gap-2">
              {filters.map((one) => (
                <Chip
                  key={one ?? 'all'}
                  chosen={status === one}
                  aria-pressed={status === one}
                  onClick={() => setStatus(one)}
                >
                  {t(`filters.${one ?? 'all'}`)}
                  {one === 'offer_sent' && sentCount > 0 && ` (${sentCount})`}
                </Chip>
              ))}
            </div>
            <output className="sr-only">{t('count', { count })}</output>
            {count === 0 && (
              <EmptyState
                title={t('noneTitle')}
                actions={<Button onClick={() => setStatus(undefined)}>{t('showAll')}</Button>}
              />
            )}
            <ul className="border-t border-line">
              {pages.flatMap(({ items }) => items.map((offer) => <OfferRow key={offer.uuid} offer={offer} />))}
            </ul>
            <MoreButton query={query}>{t('more')}</MoreButton>
          </>
        )
      }}
    </LoadedPart>
  )
}
