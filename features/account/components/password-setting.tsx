'use client'

import { useTranslations } from 'next-intl'
import { useMutation } from '@tanstack/react-query'
import { requestReset } from '../queries.ts'
import { ProfileAction } from './profile-action.tsx'

/** Whoever signs in with a provider sets a password with the mail of those who have forgotten theirs. */
export const PasswordSetting = ({ email }: { email: string }) => {
  const t = useTranslations('credentials')
  const action = useMutation({ mutationFn: () => requestReset(email) })
  const texts = {
    text: t('noPassword', { email }),
    button: t('setPassword'),
    done: t('setPasswordDone'),
    failed: t('setPasswordFailed'),
  }
  return <ProfileAction action={action} texts={texts} />
}
