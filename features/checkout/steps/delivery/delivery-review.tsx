'use client'

import { useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { ReviewLines, ReviewPart } from '../../components/review-part.tsx'
import { useParcelLines } from './use-parcel-lines.ts'

/** The name of the delivery mode, then the place. */
const placeLines = (
  { name, address, pickupPoint, store }: NonNullable<DraftOrder['delivery']>,
  download: string,
): string[] => {
  if (address) return [name, `${address.ZIPCode} ${address.city}, ${address.addressLine}`, address.note]
  const place = pickupPoint ?? store
  return place ? [name, place.name, `${place.ZIPCode} ${place.city}, ${place.addressLine}`] : [name, download]
}

export const DeliveryReview = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('checkout.payment')
  const parcelLines = useParcelLines()
  const { delivery } = order
  if (!delivery) return null
  return (
    <ReviewPart name={t('delivery')} editName={t('editDelivery')} href="/checkout/delivery">
      <ReviewLines lines={[...placeLines(delivery, t('download')), ...parcelLines(order)]} />
    </ReviewPart>
  )
}
