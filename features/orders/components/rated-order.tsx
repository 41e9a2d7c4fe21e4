'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import type { OrderRatings } from '#contracts/order-ratings.ts'

const OrderRatingForm = lazy(() =>
  import('./order-rating-form.tsx').then((loaded) => ({ default: loaded.OrderRatingForm })),
)

type Reason = 'cancelled' | 'unpaid' | 'onItsWay'

const orderNumber = (text: ReactNode) => <strong className="font-semibold whitespace-nowrap">{text}</strong>

/** The reason why nothing can be rated; undefined where something can. */
const closedFor = ({ status, books }: OrderRatings): Reason | undefined => {
  if (books.some(({ mayRate }) => mayRate)) return undefined
  if (status === 'cancelled') return 'cancelled'
  return status === 'new' || status === 'under_payment' ? 'unpaid' : 'onItsWay'
}

export const ClosedRating = ({ uuid, reason }: { uuid: string; reason: Reason | 'inactive' }) => {
  const t = useTranslations('orderRatings')
  return (
    <EmptyState
      title={t(`closed.${reason}.title`)}
      text={t(`closed.${reason}.text`)}
      actions={
        <ButtonLink href={{ pathname: '/orders/[id]/details/view', params: { id: uuid } }}>{t('details')}</ButtonLink>
      }
    />
  )
}

/** The form, or the day from which it is available. */
export const OpenRating = ({ uuid, ratings }: { uuid: string; ratings: OrderRatings }) => {
  const t = useTranslations('orderRatings')
  const reason = closedFor(ratings)
  return (
    <>
      <p className="text-18">{t.rich('number', { number: ratings.number, strong: orderNumber })}</p>
      {reason ? (
        <ClosedRating uuid={uuid} reason={reason} />
      ) : (
        <>
          <p className="max-w-prose text-soft">{t('lead')}</p>
          <OrderRatingForm uuid={uuid} ratings={ratings} />
        </>
      )}
    </>
  )
}
