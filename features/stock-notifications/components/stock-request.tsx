'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { useRequestNotification } from '../queries.ts'
import { GuestRequest } from './guest-request.tsx'

/** A customer has an account with an address: the press that opened this is enough. */
const CustomerRequest = ({ variantId }: { variantId: number }) => {
  const t = useTranslations('stockNotifications')
  const errorText = useErrorText()
  const { mutate, isError, isSuccess, error } = useRequestNotification(variantId)
  useEffect(() => mutate(undefined), [mutate])

  if (isError)
    return (
      <Notice
        tone="error"
        title={t('failed')}
        announce
        actions={<Button onClick={() => mutate(undefined)}>{t('retry')}</Button>}
      >
        {errorText(error)}
      </Notice>
    )
  if (!isSuccess)
    return (
      <Button look="primary" className="w-full" busy>
        {t('ask')}
      </Button>
    )
  return (
    <Notice tone="success" title={t('willTell')} announce>
      <p>{t('willTellAccount')}</p>
      <Link href="/stock-notifications" className="text-link">
        {t('toList')}
      </Link>
    </Notice>
  )
}

export const StockRequest = ({ variantId }: { variantId: number }) =>
  readHint('customer') === undefined ? (
    <GuestRequest variantId={variantId} />
  ) : (
    <CustomerRequest variantId={variantId} />
  )
