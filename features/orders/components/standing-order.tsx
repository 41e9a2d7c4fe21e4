'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { readOrderProof } from '../order-proof.ts'
import { orderDetailsQuery } from '../queries.ts'
import { stageOf } from '../rules/order-stage.ts'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderLead } from './order-lead.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTotals } from './order-totals.tsx'
import { OrderedBooks } from './ordered-books.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentResult } from './payment-result.tsx'

const orderNumber = (text: ReactNode) => <strong className="font-semibold whitespace-nowrap">{text}</strong>

/** The whole order, for the visitor who placed it or has proven the e-mail address in this tab. */
const useDetail = (order: OrderState): OrderDetail | null | undefined => {
  const locale = useLocale()
  const enabled = order.isOwn || readOrderProof(order.uuid) !== null
  return useQuery({ ...orderDetailsQuery(order.uuid, locale, order.status), enabled }).data
}

const useWords = (order: OrderState, detail: OrderDetail | null | undefined) => {
  const t = useTranslations('orders.status')
  const stage = stageOf(order)
  const isThanked = stage === 'placed' && detail
  return {
    title: isThanked ? t('placed.titleNamed', { name: detail.contact.firstName }) : t(`${stage}.title`),
    text: isThanked ? t('placed.textTo', { email: detail.contact.email }) : t(`${stage}.text`),
    isStanding: stage === 'placed' || stage === 'fulfilled',
  }
}

export const StandingOrder = ({ order }: { order: OrderState }) => {
  const t = useTranslations('orders.status')
  const detail = useDetail(order)
  const { title, text, isStanding } = useWords(order, detail)
  const details = { pathname: '/orders/[id]/details/view', params: { id: order.uuid } } as const
  return (
    <div className="grid w-full items-start gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-16">
      <div className="flex min-w-0 flex-col items-start gap-6">
        <h1 className="initial title text-44">{title}</h1>
        <PaymentResult order={order} />
        {isStanding && <OrderLead order={order} detail={detail} />}
        <div>
          <p>{t.rich('number', { number: order.number, strong: orderNumber })}</p>
          <p className="mt-1 max-w-prose text-soft">{text}</p>
        </div>
        {order.payment.mayPay && <PaymentActions order={order} />}
        <div className="w-full">
          <OrderProgress order={order} />
        </div>
        {detail && <OrderAddresses order={detail} />}
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href={details}>{t('details')}</ButtonLink>
          {isStanding && order.canDownload && !detail && (
            <ButtonLink href={details} look="primary">
              {t('downloads')}
            </ButtonLink>
          )}
          <ButtonLink href="/" look="quiet">
            {t('home')}
          </ButtonLink>
        </div>
      </div>
      <div className="flex flex-col gap-6">
        {detail && <OrderedBooks order={detail} />}
        <OrderTotals
          order={order}
          {...(detail && { names: { delivery: detail.delivery.name, payment: detail.paymentName } })}
        />
      </div>
    </div>
  )
}
