import { useTranslations } from 'next-intl'
import type { PriceStep } from '#contracts/draft-order-items.ts'

/** @returns a function that names a step of a price: `Szerződéses ár, 10 példánytól` */
export const useStepName = () => {
  const t = useTranslations('deals.why')
  const cart = useTranslations('cart')
  return ({ step, name, fromQuantity }: PriceStep): string => {
    if (step === 'deal') return name
    if (step === 'coupon') return cart('coupon', { code: name })
    return fromQuantity ? t('fromQuantity', { name: t(step), quantity: fromQuantity }) : t(step)
  }
}
