'use client'

import { useTranslations } from 'next-intl'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { useSavedBilling } from '../../hooks/use-saved-billing.ts'
import { BillingForm } from './billing-form.tsx'
import { StepTitle } from '../../components/step-title.tsx'

export const BillingStep = () => {
  const t = useTranslations('checkout.billing')
  const { data: order } = useDraftOrder()
  const saved = useSavedBilling()
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      {order && saved !== undefined && <BillingForm order={order} saved={saved} />}
    </>
  )
}
