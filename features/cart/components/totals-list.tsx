'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Currency } from '#contracts/shop.ts'
import type { Totals } from '#contracts/totals.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { costKey, useCostName } from '#lib/i18n/use-cost-name.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { TotalsRow } from './totals-row.tsx'

interface Props {
  totals: Totals
  currency: Currency
  /** A text that replaces the delivery price while that price is not known. */
  shippingNote: string
  /** True while a change is being saved: the totals are still the old ones. */
  stale?: boolean
}

/**
 * The totals that the server computed. Where net prices come first, VAT stands before the sum; otherwise it is shown as
 * a part of the sum.
 */
export const TotalsList = ({ totals, currency, shippingNote, stale = false }: Props) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const costName = useCostName()
  const { main } = useShownPrices()
  const leadsNet = main === 'net'
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const hasShipping = totals.costs.some(({ kind }) => kind === 'shipping' || kind === 'free_shipping')

  const vat = totals.vat.map(({ rate, amount }) => (
    <div key={rate} className="flex justify-between gap-4 pt-1 text-13 text-soft">
      <dt>{leadsNet ? t('vat', { rate }) : t('vatIncluded', { rate })}</dt>
      <dd className="tabular-nums">{money(amount)}</dd>
    </div>
  ))

  return (
    <div aria-busy={stale || undefined} className={stale ? 'text-soft' : undefined}>
      <dl>
        <TotalsRow name={leadsNet ? t('itemsNet') : t('items')}>{money(totals.items[main])}</TotalsRow>
        {totals.costs.map((cost) => (
          <TotalsRow
            key={costKey(cost)}
            name={leadsNet && cost.gross !== 0 ? t('costNet', { name: costName(cost) }) : costName(cost)}
          >
            {cost.gross === 0 ? t(cost.kind === 'payment' ? 'noFee' : 'free') : money(cost[main])}
          </TotalsRow>
        ))}
        {!hasShipping && <TotalsRow name={t('costs.shipping')}>{shippingNote}</TotalsRow>}
        {leadsNet && <TotalsRow name={t('totalNet')}>{money(totals.total.net)}</TotalsRow>}
        {leadsNet && vat}
      </dl>
      <dl className="mt-2 border-t border-control/40 pt-4">
        <div className="flex items-baseline justify-between gap-4 text-18 font-bold">
          <dt>{leadsNet ? t('totalGross') : t('total')}</dt>
          <dd className="tabular-nums">{money(totals.total.gross)}</dd>
        </div>
        {!leadsNet && vat}
      </dl>
    </div>
  )
}
