'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { ReviewLines, ReviewPart } from '../../components/review-part.tsx'
import { useParcelLines } from './use-parcel-lines.ts'

/** The name of the delivery mode, then the place. */
const placeLines = (
  { name, address, pickupPoint, store }: NonNullable<DraftOrder['delivery']>,
  { download, locale }: { download: string; locale: Locale },
): string[] => {
  if (address) return [name, formatPlace(address, locale), address.note]
  const place = pickupPoint ?? store
  return place ? [name, place.name, formatPlace(place)] : [name, download]
}

export const DeliveryReview = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  const parcelLines = useParcelLines()
  const { delivery } = order
  if (!delivery) return null
  return (
    <ReviewPart name={t('delivery')} editName={t('editDelivery')} of="delivery">
      <ReviewLines lines={[...placeLines(delivery, { download: t('download'), locale }), ...parcelLines(order)]} />
    </ReviewPart>
  )
}
