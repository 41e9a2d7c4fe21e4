'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { formatName } from '#lib/format/format-name.ts'
import { ReviewLines, ReviewPart } from '../../components/review-part.tsx'

export const ContactReview = ({ order: { contact } }: { order: DraftOrder }) => {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  if (!contact) return null
  return (
    <ReviewPart name={t('contact')} editName={t('editContact')} of="contact">
      <ReviewLines lines={[formatName(contact, locale), contact.email, contact.phone]} />
    </ReviewPart>
  )
}
