'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { useStepPages } from './step-pages.tsx'
import { type FormStep, previousStep } from '../rules/steps.ts'

/** The button to the next step, and the link to the step before. From the first step the link leads to the cart. */
export const StepActions = ({ step, busy }: { step: FormStep; busy: boolean }) => {
  const t = useTranslations('checkout')
  const { pageOf, goods, isOffer } = useStepPages()
  const previous = previousStep(step)
  return (
    <div className="flex flex-wrap gap-3.5 pt-2">
      <Button type="submit" look="primary" busy={busy} className="max-sm:w-full">
        {t(`continue.${step}`)}
      </Button>
      <ButtonLink href={previous ? pageOf(previous) : goods} className="max-sm:w-full">
        {previous ? t('back') : t(isOffer ? 'offer.back' : 'backToCart')}
      </ButtonLink>
    </div>
  )
}
