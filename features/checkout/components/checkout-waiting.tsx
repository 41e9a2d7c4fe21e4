'use client'

import { useTranslations } from 'next-intl'
import { ClosedCart } from '#components/order/closed-cart.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useClosedCart } from '#lib/session/use-closed-cart.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useArrivedOrder } from '../hooks/use-arrived-order.ts'
import { readPlacedOrder } from '../rules/placed-order.ts'
import { useStepPages } from './step-pages.tsx'

const CartState = () => {
  const t = useTranslations('checkout')
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const { goods, isOffer } = useStepPages()
  const { data: order, isLoading, isError, error, refetch } = useDraftOrder()

  const isUnpriced = Boolean(order?.unpriced.length)
  const isEmpty = hydrated && !isLoading && !isError && !order?.items.length && !isUnpriced
  const waiting = useClosedCart()
  const isUncertain = useArrivedOrder(isEmpty)

  // The visitor is back from the page of the payment: the cart has become an order.
  const placed = hydrated ? readPlacedOrder() : null

  if (isOffer && error instanceof ApiError && error.code === 'not_found')
    return (
      <EmptyState
        title={t('offer.goneTitle')}
        text={t('offer.goneText')}
        actions={
          <ButtonLink href={goods} look="primary">
            {t('offer.toOffers')}
          </ButtonLink>
        }
      />
    )
  if (isError && !order)
    return (
      <Notice
        tone="error"
        title={t('loadFailed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        announce
      >
        {errorText(error)}
      </Notice>
    )
  if (isUnpriced && order?.items.length === 0)
    return (
      <EmptyState
        title={t('unpricedTitle')}
        text={t('unpricedText')}
        actions={
          <ButtonLink href={goods} look="primary">
            {t(isOffer ? 'offer.toOffer' : 'payment.toCart')}
          </ButtonLink>
        }
      />
    )
  if (waiting !== undefined) return <ClosedCart copies={waiting} />
  if (isEmpty && !isUncertain)
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={
          <>
            <ButtonLink href="/" look="primary">
              {t('emptyAction')}
            </ButtonLink>
            {placed && (
              <ButtonLink href={{ pathname: '/orders/[id]/status', params: { id: placed } }}>
                {t('lastOrder')}
              </ButtonLink>
            )}
          </>
        }
      />
    )
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <Skeleton className="h-9 w-2/3" />
      <SkeletonText lines={2} />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-[46px] w-40" />
    </>
  )
}

/** In place of a step: while the cart loads, when it does not load, and when it is empty. */
export const CheckoutWaiting = () => {
  const t = useTranslations('checkout')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <CartState />
    </>
  )
}
