'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DraftOrder } from '#contracts/draft-orders.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useDraftOrder } from '#lib/session/draft-order.ts'
import { paymentContextsQuery } from '../queries.ts'
import type { Legal } from './order-terms.tsx'
import { PaymentForm } from './payment-form.tsx'
import { StepTitle } from './step-title.tsx'

interface Props {
  legal: Legal
  badge: ReactNode
}

const PaymentOptions = ({ order, ...slots }: Props & { order: DraftOrder }) => {
  const t = useTranslations('checkout')
  const errorText = useErrorText()
  const { data: contexts, isError, error, refetch } = useQuery(paymentContextsQuery(order))
  if (contexts) return <PaymentForm order={order} contexts={contexts} {...slots} />
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
  return [1, 2].map((row) => <Skeleton key={row} className="h-[76px] w-full" />)
}

export const PaymentStep = (slots: Props) => {
  const t = useTranslations('checkout.payment')
  const { data: order } = useDraftOrder()
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      {order && <PaymentOptions order={order} {...slots} />}
    </>
  )
}
