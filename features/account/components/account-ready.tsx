'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { providerNames, type SocialProvider } from '#contracts/credential-providers.ts'

interface Props {
  provider: SocialProvider
  /** Slot: the way to the form for signing in, where it does not stand below. */
  actions?: ReactNode
}

/** The account is there, but the sign-in after it has failed. */
export const AccountReady = ({ provider, actions }: Props) => {
  const t = useTranslations('registration.confirm')
  const text = useTranslations('credentials')
  return (
    <Notice tone="success" title={t('doneTitle')} actions={actions} announce>
      {text('ready', { provider: providerNames[provider] })}
    </Notice>
  )
}
