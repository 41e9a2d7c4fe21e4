'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { formatPrice } from '#lib/format/format-price.ts'

type Props = Pick<DraftOrder, 'currency'> & {
  minimum: NonNullable<DraftOrder['minimumOrder']>
  /** The prices beside it are net, so it says that its own are gross. */
  amongNet: boolean
}

/** Why a cart cannot be ordered yet. The amounts are gross, which institutions are told. */
export const MinimumOrder = ({ minimum: { amount, missing }, currency, amongNet }: Props) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const money = (gross: number): string => {
    const text = formatPrice(gross, currency, locale)
    return amongNet ? t('grossAmount', { amount: text }) : text
  }
  return (
    <p>
      <strong className="font-medium text-error">{t('minimumOrder', { missing: money(missing) })}</strong>{' '}
      <span className="text-soft">{t('minimumOrderHint', { amount: money(amount) })}</span>
    </p>
  )
}
