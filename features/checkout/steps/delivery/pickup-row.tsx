'use client'

import { useTranslations } from 'next-intl'
import { carrierLabels } from '#contracts/carriers.ts'
import type { PickupPoint } from '#contracts/pickup-points.ts'
import type { Currency } from '#contracts/shop.ts'
import { Badge, type BadgeTone } from '#components/ui/badge.tsx'
import { useOpeningText } from './use-opening-text.ts'
import { useOptionText } from './use-option-text.ts'
import type { PickupOffer } from './delivery-options.ts'
import type { IndexedPoint } from './search-points.ts'
import { OptionPrice } from './option-price.tsx'
import { PlaceRow } from './place-row.tsx'

const tones: Record<NonNullable<PickupPoint['load']>, BadgeTone> = {
  normal_loaded: 'ok',
  medium_loaded: 'neutral',
  overloaded: 'attention',
}

interface Props {
  place: IndexedPoint
  /** The offer of its carrier; undefined where the carrier is no longer offered. */
  offer: PickupOffer | undefined
  currency: Currency
  isChosen: boolean
  onChoose: (key: string) => void
}

/** A point with its address, carrier and price. The chosen point also shows when the parcel arrives and how to find the point. */
export const PickupRow = ({ place: { key, point }, offer, currency, isChosen, onChoose }: Props) => {
  const t = useTranslations('checkout.delivery')
  const openingText = useOpeningText()
  const optionText = useOptionText()
  const address = `${point.ZIPCode} ${point.city}, ${point.addressLine}`
  return (
    <PlaceRow
      name="point"
      value={key}
      checked={isChosen}
      onChange={onChoose}
      title={point.name}
      lines={[
        address,
        [carrierLabels[point.carrier].name, openingText(point.open)].filter(Boolean).join(' · '),
        (isChosen && point.findMe) || [],
        isChosen && offer ? optionText(offer) : [],
      ].flat()}
      aside={offer && <OptionPrice price={offer.price} listPrice={null} currency={currency} />}
      badge={point.load && <Badge tone={tones[point.load]}>{t(`loads.${point.load}`)}</Badge>}
    />
  )
}
