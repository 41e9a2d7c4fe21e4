'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Totals } from '#contracts/totals.ts'
import { cashAmount } from '#lib/format/cash-amount.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'

interface Props {
  totals: Totals
  currency: DraftOrder['currency']
  /** Whether it can be paid in cash, which is rounded. */
  inCash: boolean
}

/** The amount that the button below obliges to pay. Screen readers read it again when it changes. */
export const OrderTotal = ({ totals: { total }, currency, inCash }: Props) => {
  const t = useTranslations('cart')
  const tPayment = useTranslations('checkout.payment')
  const cash = cashAmount(total.gross, currency)
  const locale = useLocale()
  const leadsNet = useShownPrices().main === 'net'
  return (
    <output className="flex flex-col gap-1 border-t border-ink pt-4">
      {leadsNet && (
        <span className="flex justify-between gap-4 text-soft">
          <span>{t('totalNet')}</span>
          <span className="tabular-nums">{formatPrice(total.net, currency, locale)}</span>
        </span>
      )}
      <span className="flex items-baseline justify-between gap-4 text-24 font-bold">
        <span>{leadsNet ? t('totalGross') : t('total')}</span>
        <span className="tabular-nums">{formatPrice(total.gross, currency, locale)}</span>
      </span>
      {inCash && cash !== total.gross && (
        <span className="flex justify-between gap-4 text-soft">
          <span>{tPayment('inCash')}</span>
          <span className="tabular-nums">{formatPrice(cash, currency, locale)}</span>
        </span>
      )}
    </output>
  )
}
