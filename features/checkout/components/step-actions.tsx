'use client'

import type { CheckoutStep } from '#contracts/shop.ts'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#lib/routing/navigation.ts'
import { previousStep, stepPages } from '../rules/steps.ts'

/** The way on, and the way back: to the step before, from the first one to the cart. */
export const StepActions = ({ step, busy }: { step: Exclude<CheckoutStep, 'payment'>; busy: boolean }) => {
  const t = useTranslations('checkout')
  const previous = previousStep(step)
  return (
    <div className="flex flex-wrap gap-3.5 pt-2">
      <Button type="submit" look="primary" busy={busy} className="max-sm:w-full">
        {t(`continue.${step}`)}
      </Button>
      <Button asChild className="max-sm:w-full">
        <Link href={previous ? stepPages[previous] : '/cart'}>{previous ? t('back') : t('backToCart')}</Link>
      </Button>
    </div>
  )
}
