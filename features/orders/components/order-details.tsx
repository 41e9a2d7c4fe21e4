'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { orderDetailsQuery } from '../queries.ts'
import { PlacedOrder } from './placed-order.tsx'

/**
 * The whole order, for the session that placed it and for visitors who know its e-mail address. All others are led to
 * the check.
 */
export const OrderDetails = () => {
  const uuid = useAddressId()
  const t = useTranslations('orders.details')
  const locale = useLocale()
  const errorText = useErrorText()
  const router = useRouter()
  const hydrated = useHydrated()
  const { data: order, isError, error, refetch } = useQuery({ ...orderDetailsQuery(uuid, locale), enabled: hydrated })
  const isRefused = order === null

  useEffect(() => {
    if (isRefused) router.replace({ pathname: '/orders/[id]/details/auth', params: { id: uuid } })
  }, [isRefused, uuid, router])

  return (
    <div className="@container flex flex-col gap-6">
      {order && <PlacedOrder order={order} />}
      {isError && !order && (
        <>
          <h1 className="title text-44">{t('title')}</h1>
          <Notice
            tone="error"
            title={t('failed')}
            actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
            announce
          >
            {errorText(error)}
          </Notice>
        </>
      )}
      {!order && !isError && (
        <>
          <h1 className="title text-44">{t('title')}</h1>
          <output className="sr-only">{t('loading')}</output>
          <SkeletonText lines={2} />
          <Skeleton className="h-64 w-full" />
        </>
      )}
    </div>
  )
}
