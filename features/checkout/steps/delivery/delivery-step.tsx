'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { deliveryContextsQuery } from './queries.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { DownloadsOnly } from './downloads-only.tsx'
import { useSavedPlaces } from '../../hooks/use-saved-places.ts'
import { StepOptions } from '../../components/step-options.tsx'
import { StepTitle } from '../../components/step-title.tsx'

const DeliveryOptions = ({ order }: { order: DraftOrder }) => {
  const places = useSavedPlaces()
  return (
    <StepOptions query={useQuery(deliveryContextsQuery(order))} rows={5}>
      {(contexts) => places && <DeliveryForm order={order} contexts={contexts} places={places} />}
    </StepOptions>
  )
}

export const DeliveryStep = () => {
  const t = useTranslations('checkout.delivery')
  const { data: order } = useDraftOrder()
  if (!order) return null
  if (order.delivery?.flow === 'none') return <DownloadsOnly items={order.items} />
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      <DeliveryOptions order={order} />
    </>
  )
}
