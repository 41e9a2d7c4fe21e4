'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '#components/ui/notice.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

/** What went wrong at the shop; everything else happened between the browser and the authenticator. */
export const PasskeyError = ({ error, title }: { error: Error | null; title: string }) => {
  const t = useTranslations('registration.passkey')
  const errorText = useErrorText()
  const reason = () => {
    if (!(error instanceof ApiError)) return t('cancelled')
    // The text of this code is about passwords.
    return error.code === 'invalid_grant' ? t('notAccepted') : errorText(error)
  }
  return (
    error && (
      <Notice tone="error" title={title} announce>
        {reason()}
      </Notice>
    )
  )
}
