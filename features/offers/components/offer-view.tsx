'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import type { Offer } from '#contracts/offers.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { offerQuery } from '../queries.ts'
import { OfferChanges } from './offer-changes.tsx'
import { OfferLines } from './offer-lines.tsx'
import { OfferMessages } from './offer-messages.tsx'
import { OfferSummary } from './offer-summary.tsx'
import { StatusBadge } from './status-badge.tsx'

const Head = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('offers')
  const locale = useLocale()
  const { number, title, requestedBy, requestedAt, current, wishedOn, deliveryWish } = offer
  const day = formatDate(requestedAt, locale)
  const facts = [
    number,
    requestedBy === null ? t('requestedOn', { day }) : t('requestedBy', { name: requestedBy, day }),
    ...(current.sentAt === null
      ? []
      : [t('version', { number: current.number, day: formatDate(current.sentAt, locale) })]),
  ]
  const wishes = [...(wishedOn === null ? [] : [t('wishedOn', { day: formatDate(wishedOn, locale) })]), deliveryWish]
  return (
    <div className="mb-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="title text-44 [overflow-wrap:anywhere]">{title}</h1>
        <StatusBadge offer={offer} />
      </div>
      <p className="mt-2 text-soft">{facts.join(' · ')}</p>
      {wishes.some(Boolean) && (
        <p className="mt-1 text-13 text-soft">{t('wishes', { wishes: wishes.filter(Boolean).join(' · ') })}</p>
      )}
    </div>
  )
}

const Details = ({ uuid }: { uuid: string }) => {
  const t = useTranslations('offers')
  const query = useCustomerQuery(offerQuery(uuid, useLocale()))
  // Whose it is, or whether it ever was, nobody else learns.
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <h1 className="title mb-7 text-44">{t('detailsTitle')}</h1>
        <EmptyState
          title={t('missingTitle')}
          text={t('missingText')}
          actions={<ButtonLink href="/customer/offers">{t('toList')}</ButtonLink>}
        />
      </>
    )
  return (
    <LoadedPart query={query} rows={3} rowClass="h-24 w-full">
      {(offer) => (
        <>
          <Head offer={offer} />
          <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
            <div className="flex min-w-0 flex-col gap-6">
              <OfferLines offer={offer} />
              <OfferChanges offer={offer} />
            </div>
            <OfferSummary offer={offer} />
            <OfferMessages offer={offer} />
          </div>
        </>
      )}
    </LoadedPart>
  )
}

/** One offer (spec point 2: offer details). The address holds its id, which only the browser reads. */
export const OfferView = () => {
  const t = useTranslations('offers')
  const uuid = useAddressId()
  return uuid === '' ? <h1 className="title text-44">{t('detailsTitle')}</h1> : <Details uuid={uuid} />
}
