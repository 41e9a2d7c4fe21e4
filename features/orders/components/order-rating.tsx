'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { orderRatingsQuery } from '../rating-queries.ts'
import { OrderCheckForm } from './order-check-form.tsx'
import { ClosedRating, OpenRating } from './rated-order.tsx'

/** Who bought rates the books of an order in one place, and how buying went (spec point 2, order rating). */
export const OrderRating = () => {
  const uuid = useAddressId()
  const t = useTranslations('orderRatings')
  const errorText = useErrorText()
  const locale = useLocale()
  const hydrated = useHydrated()
  const { data, isError, error, refetch } = useQuery({ ...orderRatingsQuery(uuid, locale), enabled: hydrated })
  const isInactive = error instanceof ApiError && error.code === 'ratings_inactive'

  return (
    <div className="measure flex flex-col gap-5 pt-10 pb-8 sm:pt-14">
      {data === null ? (
        <OrderCheckForm
          uuid={uuid}
          title={t('title')}
          text={t('check')}
          submitLabel={t('continue')}
          onProven={() => void refetch()}
        />
      ) : (
        <h1 className="title text-44">{t('title')}</h1>
      )}
      {data && <OpenRating uuid={uuid} ratings={data} />}
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
      {data === undefined && !isError && (
        <>
          <output className="sr-only">{t('loading')}</output>
          <SkeletonText lines={2} />
          <Skeleton className="h-64 w-full max-w-prose" />
        </>
      )}
    </div>
  )
}
