'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { orderDetailsQuery } from '../queries.ts'

/** The forms are loaded when it is known which one is needed. */
const OrderCheckForm = lazy(() =>
  import('./order-check-form.tsx').then((loaded) => ({ default: loaded.OrderCheckForm })),
)
const WithdrawalSteps = lazy(() =>
  import('./withdrawal-steps.tsx').then((loaded) => ({ default: loaded.WithdrawalSteps })),
)

const Loading = () => {
  const t = useTranslations('orderWithdrawal')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <output className="sr-only">{t('loading')}</output>
      <SkeletonText lines={2} />
      <Skeleton className="h-64 w-full max-w-prose" />
    </>
  )
}

/** A consumer withdraws from a purchase, without an account: who knows the e-mail address of the order may. */
export const OrderWithdrawal = () => {
  const uuid = useAddressId()
  const t = useTranslations('orderWithdrawal')
  const errorText = useErrorText()
  const locale = useLocale()
  const hydrated = useHydrated()
  const { data: order, isError, error, refetch } = useQuery({ ...orderDetailsQuery(uuid, locale), enabled: hydrated })

  return (
    <div className="measure flex flex-col gap-5 pt-10 pb-8 sm:pt-14">
      <Suspense fallback={<Loading />}>
        {order === null && (
          <OrderCheckForm
            uuid={uuid}
            title={t('title')}
            text={t('check')}
            submitLabel={t('continue')}
            onProven={() => void refetch()}
          />
        )}
        {order && <WithdrawalSteps order={order} />}
      </Suspense>
      {!order && isError && (
        <>
          <h1 className="title text-44">{t('title')}</h1>
          <Notice
            tone="error"
            title={t('notLoaded')}
            actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
            announce
          >
            {errorText(error)}
          </Notice>
        </>
      )}
      {order === undefined && !isError && <Loading />}
    </div>
  )
}
