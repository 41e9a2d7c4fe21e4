'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-steps.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { Notice } from '#components/ui/notice.tsx'
import { StepIndicator } from '#components/ui/step-indicator.tsx'
import { useRouter } from '#lib/routing/use-router.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { isReachable, stepAt, stepToShow } from '../rules/steps.ts'
import { CheckoutWaiting } from './checkout-waiting.tsx'
import { useStepPages } from './step-pages.tsx'

/** Leads away from a step while a step before it is incomplete, and remembers that it did. */
const useGuard = (order: DraftOrder | null | undefined, step: CheckoutStep) => {
  const router = useRouter()
  const { pageOf } = useStepPages()
  const [sentTo, setSentTo] = useState<CheckoutStep>()
  const target = order ? stepToShow(order, step) : step
  if (target !== step && sentTo !== target) setSentTo(target)
  useEffect(() => {
    if (target !== step) router.replace(pageOf(target))
  }, [target, step, router, pageOf])
  return { isAllowed: target === step, wasSentBack: sentTo === step }
}

/** Moves the focus to the title of the new step. Not on the first load, which begins at the top anyway. */
const useFocusOnStep = (step: CheckoutStep, isShown: boolean) => {
  const last = useRef(step)
  useEffect(() => {
    if (!isShown || last.current === step) return
    last.current = step
    document.getElementById('step-title')?.focus()
  }, [step, isShown])
}

interface Props {
  summary: ReactNode
  children: ReactNode
}

/** Around every step: the indicator, the guard, and the summary beside the step. */
export const StepFrame = ({ step, summary, children }: Props & { step: CheckoutStep }) => {
  const t = useTranslations('checkout')
  const { pageOf } = useStepPages()
  const { data: order } = useDraftOrder()
  const { isAllowed, wasSentBack } = useGuard(order, step)
  const isShown = Boolean(order && order.status === 'opened' && order.items.length > 0 && isAllowed)
  useFocusOnStep(step, isShown)
  const links = checkoutSteps.map((name) => ({
    label: t(`steps.${name}`),
    ...(order && isReachable(order, name) && { href: pageOf(name) }),
  }))

  return (
    <div className="measure pt-4 pb-16">
      <StepIndicator
        label={t('stepsLabel')}
        steps={links}
        current={checkoutSteps.indexOf(step)}
        doneLabel={t('done')}
      />
      <div className="mt-6 grid items-start gap-8 sm:mt-8 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-10 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div className="md:order-2">{summary}</div>
        <div className="flex min-w-0 flex-col gap-5">
          {isShown && wasSentBack && <Notice tone="info" title={t('finishFirst')} announce />}
          {isShown ? children : <CheckoutWaiting />}
        </div>
      </div>
    </div>
  )
}

/** Around the steps of the cart, each of which has a page. */
export const CheckoutFrame = (slots: Props) => (
  <StepFrame step={stepAt(useSelectedLayoutSegment()) ?? 'contact'} {...slots} />
)
