'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { paymentContextsQuery } from './queries.ts'
import type { Legal } from '../../server.ts'
import { PaymentForm } from './payment-form.tsx'
import { StepOptions } from '../../components/step-options.tsx'
import { StepTitle } from '../../components/step-title.tsx'

interface Props {
  legal: Legal
  badge: ReactNode
  items: ReactNode
}

const PaymentOptions = ({ order, ...slots }: Props & { order: DraftOrder }) => (
  <StepOptions query={useQuery(paymentContextsQuery(order))} rows={2}>
    {({ items: contexts, transfer, defaultMethod }) => (
      <PaymentForm order={order} contexts={contexts} transfer={transfer} defaultMethod={defaultMethod} {...slots} />
    )}
  </StepOptions>
)

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
