'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '#components/ui/badge.tsx'
import type { OfferStatus } from '#contracts/offer-statuses.ts'
import type { OfferSummary } from '#contracts/offers.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { lastDay } from '../rules/last-day.ts'

const tones: Partial<Record<OfferStatus, BadgeTone>> = { offer_sent: 'ok', ordered: 'ok', expired: 'attention' }

/** Where an offer stands; of a sent one, until when it can be answered. */
export const StatusBadge = ({ offer: { status, validUntil } }: { offer: OfferSummary }) => {
  const t = useTranslations('offers')
  const locale = useLocale()
  return (
    <Badge tone={tones[status] ?? 'neutral'}>
      {status === 'offer_sent' && validUntil !== null
        ? t('sentUntil', { day: formatDate(lastDay(validUntil), locale) })
        : t(`status.${status}`)}
    </Badge>
  )
}
