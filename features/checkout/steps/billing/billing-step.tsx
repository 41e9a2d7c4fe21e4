'use client'

import { useTranslations } from 'next-intl'
import { useDraftOrder } from '#lib/session/draft-order.ts'
import { BillingForm } from './billing-form.tsx'
import { StepTitle } from '../../components/step-title.tsx'

export const BillingStep = () => {
  const t = useTranslations('checkout.billing')
  const { data: order } = useDraftOrder()
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      {order && <BillingForm order={order} />}
    </>
  )
}
