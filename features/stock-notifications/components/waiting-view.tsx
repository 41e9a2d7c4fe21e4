'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useMailToken } from '#lib/session/use-mail-token.ts'
import { waitingQuery } from '../queries.ts'
import { ConfirmNotice } from './confirm-notice.tsx'
import { WaitingIntro } from './waiting-intro.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WaitingSkeleton } from './waiting-skeleton.tsx'

/** Below the page's title: by the link of a mail, signed in, or how to come here. */
export const WaitingView = () => {
  const t = useTranslations('stockNotifications')
  const locale = useLocale()
  const errorText = useErrorText()
  const hydrated = useHydrated()
  const token = useMailToken()
  const isCustomer = useHint('customer') !== undefined
  const isKnown = token !== undefined || isCustomer
  const { data, isError, error, refetch } = useQuery({ ...waitingQuery(token, locale), enabled: isKnown })

  if (data)
    return (
      <div className="flex flex-col gap-7">
        {token !== undefined && <ConfirmNotice waiting={data} token={token} />}
        <WaitingList waiting={data} token={token} />
      </div>
    )
  // A session that has ended takes its hint with it.
  if (isError && isKnown)
    return (
      <Notice
        tone="error"
        title={t('loadFailed')}
        announce
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      >
        {errorText(error)}
      </Notice>
    )
  if (!hydrated || isKnown) return <WaitingSkeleton />
  return <WaitingIntro />
}
