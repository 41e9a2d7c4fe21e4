'use client'

import { useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { type SavedBilling, useSavedBilling } from '../../hooks/use-saved-billing.ts'
import { useTransferPayer } from '../../hooks/use-transfer-payer.ts'
import { BillingForm } from './billing-form.tsx'
import { StepTitle } from '../../components/step-title.tsx'

const LoadedForm = ({ order, saved }: { order: DraftOrder; saved: SavedBilling[] | null }) => {
  const payer = useTransferPayer(order)
  return payer !== undefined && <BillingForm order={order} saved={saved} payer={payer} />
}

export const BillingStep = () => {
  const t = useTranslations('checkout.billing')
  const { data: order } = useDraftOrder()
  const saved = useSavedBilling()
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      {order && saved !== undefined && <LoadedForm order={order} saved={saved} />}
    </>
  )
}
