'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderState } from '#contracts/orders.ts'
import { formatPrice } from '#lib/format/format-price.ts'

interface Props {
  order: OrderState
  /** What was chosen, for those who may know it. */
  names?: { delivery: string; payment: string }
}

export const OrderTotals = ({ order, names }: Props) => {
  const t = useTranslations('orders.details')
  const locale = useLocale()
  const money = (amount: number, nothing: string) => (amount === 0 ? nothing : formatPrice(amount, order.currency, locale))
  const isOnDelivery = order.payment.method === 'cash_on_delivery' && order.payment.status !== 'paid'
  const rows = [
    { name: t('items'), text: money(order.itemsTotal.gross, t('free')) },
    ...order.shipments.map(({ position, price }) => ({
      name: position === 1 ? (names?.delivery ?? t('delivery')) : t('secondParcel'),
      text: money(price.gross, t('free')),
    })),
    { name: names?.payment ?? t('paymentFee'), text: money(order.paymentPrice.gross, t('noFee')) },
  ]
  return (
    <section aria-labelledby="order-total" className="rounded-box bg-tint p-6">
      <h2 id="order-total" className="title mb-3 text-24">
        {t('summary')}
      </h2>
      <dl>
        {rows.map(({ name, text }) => (
          <div key={name} className="flex justify-between gap-4 py-1.5">
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{text}</dd>
          </div>
        ))}
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-control/40 pt-4 text-18 font-bold">
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{formatPrice(order.total.gross, order.currency, locale)}</dd>
        </div>
        <div className="flex justify-between gap-4 pt-2 text-13 text-soft">
          <dt>{t('net')}</dt>
          <dd className="tabular-nums">{formatPrice(order.total.net, order.currency, locale)}</dd>
        </div>
        {order.vat.map(({ rate, amount }) => (
          <div key={rate} className="flex justify-between gap-4 py-0.5 text-13 text-soft">
            <dt>{t('vat', { rate })}</dt>
            <dd className="tabular-nums">{formatPrice(amount, order.currency, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-control/40 pt-4">
        <span className="text-soft">{t('paymentStatus')}</span>{' '}
        <span className="font-semibold">
          {t(isOnDelivery ? 'payments.on_delivery' : `payments.${order.payment.status}`)}
        </span>
      </p>
    </section>
  )
}
