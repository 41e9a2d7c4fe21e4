'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '#components/ui/notice.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

/** What went wrong at the shop; everything else happened between the browser and the authenticator. */
export const PasskeyError = ({ error, title }: { error: Error | null; title: string }) => {
  const t = useTranslations('registration.passkey')
  const errorText = useErrorText()
  return (
    error && (
      <Notice tone="error" title={title} announce>
        {error instanceof ApiError ? errorText(error) : t('cancelled')}
      </Notice>
    )
  )
}
