'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderDetail } from '#contracts/orders.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { formatDateTime } from '#lib/format/format-date.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ConnectOrder } from './connect-order.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderRecords } from './order-records.tsx'
import { OrderTotals } from './order-totals.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import { OrderedBooks } from './ordered-books.tsx'

export const PlacedOrder = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('orders.details')
  const locale = useLocale()
  // An opinion belongs to its author (docs/decisions/0053).
  const isInPerson = useHint('impersonation') === undefined
  // A number that is broken at its hyphens is hard to recognise as one number.
  const [before, after] = t('heading', { number: order.number }).split(order.number)
  return (
    <>
      <header>
        <h1 className="title text-44">
          {before}
          <span className="whitespace-nowrap">{order.number}</span>
          {after}
        </h1>
        <p className="mt-3 text-soft">
          {t('placed', { date: formatDateTime(order.placedAt, locale) })} ·{' '}
          <span className="font-semibold text-ink">{t(`statuses.${order.customerStatus}`)}</span>
        </p>
        <div className="mt-5 flex flex-wrap gap-3.5">
          {order.payment.mayPay && (
            <ButtonLink href={{ pathname: '/orders/[id]/status', params: { id: order.uuid } }} look="primary">
              {t('pay')}
            </ButtonLink>
          )}
          {order.rateable && isInPerson && (
            <ButtonLink href={{ pathname: '/rating/order/[id]', params: { id: order.uuid } }}>{t('rate')}</ButtonLink>
          )}
          <BuyAgain uuid={order.uuid} />
          {order.cancellable && <CancelOrder order={order} />}
        </div>
      </header>
      <ConnectOrder order={order} />
      <OrderProgress order={order} carrier={order.delivery.pickupPoint?.carrier ?? null} />
      <div className="grid items-start gap-10 @3xl:grid-cols-[minmax(0,1fr)_22rem] @5xl:grid-cols-[minmax(0,1fr)_380px] @5xl:gap-16">
        <div className="min-w-0">
          <OrderedBooks order={order} />
          <OrderInvoices uuid={order.uuid} invoices={order.invoices} />
          <OrderRecords order={order} />
          <OrderWithdrawals uuid={order.uuid} currency={order.currency} withdrawal={order.withdrawal} />
          <OrderAddresses order={order} />
        </div>
        <OrderTotals order={order} names={{ delivery: order.delivery.name, payment: order.paymentName }} />
      </div>
    </>
  )
}
