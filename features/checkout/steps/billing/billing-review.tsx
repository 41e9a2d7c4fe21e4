'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { billingName } from '#lib/format/billing-line.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { ReviewLines, ReviewPart } from '../../components/review-part.tsx'

export const BillingReview = ({ order: { billing } }: { order: DraftOrder }) => {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  if (!billing) return null
  return (
    <ReviewPart name={t('billing')} editName={t('editBilling')} of="billing">
      <ReviewLines
        lines={[
          billingName(billing, locale),
          billing.type === 'company' && billing.taxNumber,
          formatPlace(billing, locale),
        ]}
      />
    </ReviewPart>
  )
}
