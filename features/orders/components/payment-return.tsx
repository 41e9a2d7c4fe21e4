'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { transactionQuery } from '../queries.ts'

const patienceMs = 60_000

/** The parameters that the payment page added. They are only a hint: the server asks the provider itself. */
const readBrought = (): { r?: string; s?: string } => {
  const query = new URLSearchParams(window.location.search)
  const [r, s] = [query.get('r'), query.get('s')]
  return { ...(r && { r }), ...(s && { s }) }
}

const useIsOver = (): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isOver
}

/** The page after the payment page: waits for the result and leads to the order. */
export const PaymentReturn = () => {
  const transaction = useAddressId()
  const t = useTranslations('orders.return')
  const errorText = useErrorText()
  const router = useRouter()
  const hydrated = useHydrated()
  const isOver = useIsOver()
  const { data, isError, error, refetch } = useQuery({
    ...transactionQuery(transaction, hydrated ? readBrought() : {}, isOver),
    enabled: hydrated,
  })
  const target = data && (data.result !== 'PENDING' || isOver) ? data.orderUuid : undefined

  useEffect(() => {
    if (target) router.replace({ pathname: '/orders/[id]/status', params: { id: target } })
  }, [target, router])

  const isUnknown = error instanceof ApiError && error.code === 'not_found'
  return (
    <div className="measure flex flex-col items-start gap-5 pt-12 pb-16">
      <h1 className="title text-36">{t('title')}</h1>
      {isError && !data ? (
        <Notice
          tone="error"
          title={isUnknown ? t('unknown') : t('failed')}
          announce
          actions={!isUnknown && <Button onClick={() => void refetch()}>{t('retry')}</Button>}
        >
          {isUnknown ? t('unknownText') : errorText(error)}
        </Notice>
      ) : (
        <div className="flex items-center gap-3">
          <Spinner />
          <output className="text-18">{t('waiting')}</output>
        </div>
      )}
      {!isUnknown && <p className="max-w-prose text-soft">{t('calm')}</p>}
    </div>
  )
}
