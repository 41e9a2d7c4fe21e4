'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { StepActions } from './step-actions.tsx'
import { StepTitle } from './step-title.tsx'

/** Nothing to carry: the server has chosen the only way there is, and this step is complete. */
export const DownloadsOnly = ({ items }: Pick<DraftOrder, 'items'>) => {
  const t = useTranslations('checkout.delivery')
  const router = useRouter()
  const pass = (event: FormEvent) => {
    event.preventDefault()
    router.push('/checkout/billing')
  }
  return (
    <form onSubmit={pass} className="flex max-w-prose flex-col gap-5">
      <StepTitle>{t('downloadsTitle')}</StepTitle>
      <p>{t('downloadsText')}</p>
      {items.some(({ availability }) => availability === 'preorder') && <p>{t('downloadsPreordered')}</p>}
      <StepActions step="delivery" busy={false} />
    </form>
  )
}
