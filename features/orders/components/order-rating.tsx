'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { orderRatingsQuery } from '../rating-queries.ts'
import { ClosedRating, OpenRating } from './rated-order.tsx'

/** The forms are loaded when it is known which one is needed. */
const OrderCheckForm = lazy(() =>
  import('./order-check-form.tsx').then((loaded) => ({ default: loaded.OrderCheckForm })),
)

const Loading = () => {
  const t = useTranslations('orderRatings')
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <SkeletonText lines={2} />
      <Skeleton className="h-64 w-full max-w-prose" />
    </>
  )
}

/** A customer rates the books of an order and the purchase itself on one page (spec point 2, order rating). */
export const OrderRating = () => {
  const uuid = useAddressId()
  const t = useTranslations('orderRatings')
  const errorText = useErrorText()
  const locale = useLocale()
  const hydrated = useHydrated()
  const { data, isError, error, refetch } = useQuery({ ...orderRatingsQuery(uuid, locale), enabled: hydrated })
  const isInactive = error instanceof ApiError && error.code === 'ratings_inactive'
  const heading = <h1 className="title text-44">{t('title')}</h1>

  return (
    <div className="measure flex flex-col gap-5 pt-10 pb-8 sm:pt-14">
      <Suspense
        fallback={
          <>
            {heading}
            <Loading />
          </>
        }
      >
        {data === null ? (
          <OrderCheckForm
            uuid={uuid}
            title={t('title')}
            text={t('check')}
            submitLabel={t('continue')}
            onProven={() => void refetch()}
          />
        ) : (
          heading
        )}
        {data && <OpenRating uuid={uuid} ratings={data} />}
      </Suspense>
      {isInactive && <ClosedRating uuid={uuid} reason="inactive" />}
      {!data && isError && !isInactive && (
        <Notice
          tone="error"
          title={t('notLoaded')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          announce
        >
          {errorText(error)}
        </Notice>
      )}
      {data === undefined && !isError && <Loading />}
    </div>
  )
}
