'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { StepActions } from '../../components/step-actions.tsx'
import { useStepPages } from '../../components/step-pages.tsx'
import { StepTitle } from '../../components/step-title.tsx'
import { nextStep } from '../../rules/steps.ts'

/** Nothing has to be delivered: the server has chosen the download, and this step is complete. */
export const DownloadsOnly = ({ items }: Pick<DraftOrder, 'items'>) => {
  const t = useTranslations('checkout.delivery')
  const router = useRouter()
  const { pageOf } = useStepPages()
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    router.push(pageOf(nextStep('delivery')))
  }
  return (
    <form onSubmit={goOn} className="flex max-w-prose flex-col gap-5">
      <StepTitle>{t('downloadsTitle')}</StepTitle>
      <p>{t('downloadsText')}</p>
      {items.some(({ availability }) => availability === 'preorder') && <p>{t('downloadsPreordered')}</p>}
      <StepActions step="delivery" busy={false} />
    </form>
  )
}
