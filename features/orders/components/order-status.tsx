'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderState } from '#contracts/orders.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { isWaiting, orderStateQuery } from '../queries.ts'
import { OrderTotals } from './order-totals.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentResult } from './payment-result.tsx'

type Stage = 'placed' | 'waiting' | 'unpaid' | 'unpaidElsewhere' | 'cancelled'

const stageOf = (order: OrderState): Stage => {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status !== 'under_payment' && order.status !== 'new') return 'placed'
  if (isWaiting(order)) return 'waiting'
  return order.payment.mayPay ? 'unpaid' : 'unpaidElsewhere'
}

const orderNumber = (text: ReactNode) => <strong className="font-semibold whitespace-nowrap">{text}</strong>

const Standing = ({ order }: { order: OrderState }) => {
  const t = useTranslations('orders.status')
  const stage = stageOf(order)
  return (
    <div className="grid w-full items-start gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
      <div className="flex min-w-0 flex-col items-start gap-5">
        <h1 className="title text-44">{t(`${stage}.title`)}</h1>
        <PaymentResult order={order} />
        <p className="text-18">{t.rich('number', { number: order.number, strong: orderNumber })}</p>
        <p className="max-w-prose text-soft">{t(`${stage}.text`)}</p>
        {order.payment.mayPay && <PaymentActions order={order} />}
        <div className="flex flex-wrap gap-3.5">
          <Button asChild>
            <Link href={{ pathname: '/orders/[id]/details/view', params: { id: order.uuid } }}>{t('details')}</Link>
          </Button>
          {order.rateable && (
            <Button asChild>
              <Link href={{ pathname: '/rating/order/[id]', params: { id: order.uuid } }}>{t('rate')}</Link>
            </Button>
          )}
          <Button asChild look="quiet">
            <Link href="/">{t('home')}</Link>
          </Button>
        </div>
      </div>
      <OrderTotals order={order} />
    </div>
  )
}

/** How an order stands. Nothing on it says who ordered, so everybody with the address may see it; only who placed it may pay. */
export const OrderStatus = () => {
  const uuid = useAddressId()
  const t = useTranslations('orders.status')
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const { data: order, isError, error, refetch } = useQuery({ ...orderStateQuery(uuid), enabled: hydrated })
  const isUnknown = error instanceof ApiError && error.code === 'not_found'

  return (
    <div className="measure flex flex-col items-start gap-5 pt-10 pb-8 sm:pt-14">
      {order && <Standing order={order} />}
      {!order && isUnknown && (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <EmptyState title={t('unknown')} text={t('unknownText')} />
        </>
      )}
      {!order && !isUnknown && (
        <>
          <h1 className="title text-44">{t('title')}</h1>
          {isError ? (
            <Notice
              tone="error"
              title={t('failed')}
              actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
              announce
            >
              {errorText(error)}
            </Notice>
          ) : (
            <div className="flex w-full max-w-prose flex-col gap-5">
              <output className="sr-only">{t('loading')}</output>
              <Skeleton className="h-14 w-full" />
              <SkeletonText lines={3} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
