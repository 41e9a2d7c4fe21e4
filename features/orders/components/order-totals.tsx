'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Amount } from '#contracts/money.ts'
import type { OrderState } from '#contracts/orders.ts'
import { cashAmount } from '#lib/format/cash-amount.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { costKey, useCostName } from '#lib/i18n/use-cost-name.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'

interface Props {
  order: OrderState
  /** The chosen delivery and payment, for visitors who may know them. */
  names?: { delivery: string; payment: string }
}

const Row = ({ name, text }: { name: string; text: string }) => (
  <div className="flex justify-between gap-4 py-1.5">
    <dt>{name}</dt>
    <dd className="text-right tabular-nums">{text}</dd>
  </div>
)

/**
 * Where net prices come first, VAT and the amount to pay stand below them. Otherwise VAT is shown as a part of the sum.
 */
export const OrderTotals = ({ order, names }: Props) => {
  const t = useTranslations('orders.details')
  const locale = useLocale()
  const costName = useCostName()
  const { main, besideInDetails } = useShownPrices(order.segment)
  const leadsNet = main === 'net'
  const money = (amount: number) => formatPrice(amount, order.currency, locale)
  const part = (name: string, amount: Amount, nothing: string) => {
    if (amount.gross === 0) return { name, text: nothing }
    return { name: leadsNet ? t('partNet', { name }) : name, text: money(amount[main]) }
  }
  const isOnDelivery = order.payment.method === 'cash_on_delivery' && order.payment.status !== 'paid'
  const isTransfer = order.payment.method === 'transfer' && order.payment.status !== 'paid'
  const cash = cashAmount(order.total.gross, order.currency)
  const rows: { key?: string; name: string; text: string }[] = [
    part(t('items'), order.itemsTotal, t('free')),
    ...order.discounts.map((one) => ({ key: costKey(one), ...part(costName(one), one, t('free')) })),
    ...order.shipments.map(({ position, price }) =>
      part(position === 1 ? (names?.delivery ?? t('delivery')) : t('secondParcel'), price, t('free')),
    ),
    part(names?.payment ?? t('paymentFee'), order.paymentPrice, t('noFee')),
    ...(leadsNet ? [{ name: t('totalNet'), text: money(order.total.net) }] : []),
  ]
  const vat = order.vat.map(({ rate, amount }) => (
    <div key={rate} className="flex justify-between gap-4 py-0.5 text-13 text-soft">
      <dt>{t(leadsNet ? 'vat' : 'vatIncluded', { rate })}</dt>
      <dd className="tabular-nums">{money(amount)}</dd>
    </div>
  ))
  return (
    <section aria-labelledby="order-total" className="rounded-box bg-tint p-6">
      <h2 id="order-total" className="title mb-3 text-24">
        {t('summary')}
      </h2>
      <dl>
        {rows.map(({ key, name, text }) => (
          <Row key={key ?? name} name={name} text={text} />
        ))}
        {leadsNet && vat}
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-control/40 pt-4 text-18 font-bold">
          <dt>{t(leadsNet ? 'totalGross' : 'total')}</dt>
          <dd className="tabular-nums">{money(order.total.gross)}</dd>
        </div>
        {isOnDelivery && cash !== order.total.gross && (
          <div className="flex justify-between gap-4 pt-2 text-13 text-soft">
            <dt>{t('inCash')}</dt>
            <dd className="tabular-nums">{money(cash)}</dd>
          </div>
        )}
        {besideInDetails === 'net' && (
          <div className="flex justify-between gap-4 pt-2 text-13 text-soft">
            <dt>{t('net')}</dt>
            <dd className="tabular-nums">{money(order.total.net)}</dd>
          </div>
        )}
        {!leadsNet && vat}
      </dl>
      <p className="mt-4 border-t border-control/40 pt-4">
        <span className="text-soft">{t('paymentStatus')}</span>{' '}
        <span className="font-semibold">
          {t(
            isOnDelivery
              ? 'payments.on_delivery'
              : isTransfer
                ? 'payments.transfer'
                : `payments.${order.payment.status}`,
          )}
        </span>
      </p>
    </section>
  )
}
