'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { orderStateQuery } from '../queries.ts'
import { StandingOrder } from './standing-order.tsx'

/**
 * The state of an order. It names no customer, so everybody with the address may see it. Only the visitor who placed
 * the order may pay.
 */
export const OrderStatus = () => {
  const uuid = useAddressId()
  const t = useTranslations('orders.status')
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const { data: order, isError, error, refetch } = useQuery({ ...orderStateQuery(uuid), enabled: hydrated })
  const isUnknown = error instanceof ApiError && error.code === 'not_found'

  return (
    <div className="measure flex flex-col items-start gap-5 pt-10 pb-8 sm:pt-14">
      {order && <StandingOrder order={order} />}
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
