'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useDraftOrder } from '#lib/session/draft-order.ts'
import { deliveryContextsQuery } from '../queries.ts'
import type { DraftOrder } from '#contracts/draft-orders.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { DownloadsOnly } from './downloads-only.tsx'
import { StepTitle } from './step-title.tsx'

const DeliveryOptions = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('checkout')
  const errorText = useErrorText()
  const { data: contexts, isError, error, refetch } = useQuery(deliveryContextsQuery(order))
  if (contexts) return <DeliveryForm order={order} contexts={contexts} />
  if (isError)
    return (
      <Notice
        tone="error"
        title={t('loadFailed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        announce
      >
        {errorText(error)}
      </Notice>
    )
  return [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} className="h-[76px] w-full" />)
}

export const DeliveryStep = () => {
  const t = useTranslations('checkout.delivery')
  const { data: order } = useDraftOrder()
  if (!order) return null
  if (order.delivery?.flow === 'none') return <DownloadsOnly />
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      <DeliveryOptions order={order} />
    </>
  )
}
