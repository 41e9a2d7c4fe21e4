'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react'
import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-steps.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { showOfferCart } from '#lib/session/draft-order.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { FormStepView } from '../steps/form-step-view.tsx'
import { StepFrame } from './checkout-frame.tsx'
import { CheckoutWaiting } from './checkout-waiting.tsx'
import { StepPagesContext } from './step-pages.tsx'

/** Its code comes when its step is near, as that of the other steps does. */
const PaymentStep = dynamic(() => import('../steps/payment/payment-step.tsx').then((file) => file.PaymentStep))

interface Props extends ComponentProps<typeof PaymentStep> {
  summary: ReactNode
}

/** Who comes back to a checkout that is over is led to its order. */
const useOrderOf = (uuid: string | null | undefined): void => {
  const router = useRouter()
  useEffect(() => {
    if (uuid) router.replace({ pathname: '/orders/[id]/status', params: { id: uuid } })
  }, [uuid, router])
}

const Steps = ({ uuid, summary, ...slots }: Props & { uuid: string }) => {
  const t = useTranslations('checkout.offer')
  const client = useQueryClient()
  useState(() => showOfferCart(client, uuid))
  const wanted = useSearchParams().get('step')
  const step: CheckoutStep = checkoutSteps.find((name) => name === wanted) ?? 'contact'
  const { data: order } = useDraftOrder()
  useOrderOf(order?.orderUuid)
  const offer = order?.offer
  const pages = useMemo(
    () => ({
      pageOf: (name: CheckoutStep) => ({
        pathname: '/checkout/[id]' as const,
        params: { id: uuid },
        ...(name !== 'contact' && { query: { step: name } }),
      }),
      goods: offer
        ? { pathname: '/customer/offers/[id]/details' as const, params: { id: offer.uuid } }
        : ('/customer/offers' as const),
      isOffer: true,
    }),
    [uuid, offer],
  )
  return (
    <StepPagesContext value={pages}>
      <StepFrame step={step} summary={summary}>
        {offer && <p className="max-w-prose text-soft">{t('note', { number: offer.number, title: offer.title })}</p>}
        {step === 'payment' ? <PaymentStep {...slots} /> : <FormStepView step={step} />}
      </StepFrame>
    </StepPagesContext>
  )
}

/** The checkout of one offer, in the steps of every checkout. The address holds the id of its cart. */
export const OfferCheckout = (slots: Props) => {
  const uuid = useAddressId()
  return uuid === '' ? (
    <div className="measure pt-4 pb-16">
      <CheckoutWaiting />
    </div>
  ) : (
    <Steps key={uuid} uuid={uuid} {...slots} />
  )
}
