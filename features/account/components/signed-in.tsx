'use client'

import { useQuery } from '@tanstack/react-query'
import { LogOut, User } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { meQuery } from '#lib/session/me.ts'
import { useSignOut } from '../queries.ts'

/** The customer's name, and the way out. */
export const SignedIn = () => {
  const t = useTranslations('account')
  const errorText = useErrorText()
  const { data: me } = useQuery(meQuery)
  const signOut = useSignOut()

  const leave = () =>
    signOut.mutate(undefined, {
      // A full load, so that the pages are those of the anonymous visitor's market again.
      onSuccess: () => window.location.reload(),
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })

  return (
    <span className="inline-flex items-center gap-1">
      <span className="inline-flex min-h-11 items-center gap-2 max-md:sr-only">
        <User aria-hidden size={20} strokeWidth={1.6} />
        <span className="max-w-40 truncate">
          {me?.organizationName ?? me?.personalInfo.displayName ?? t('signedIn')}
        </span>
      </span>
      <button
        type="button"
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-rubric"
        aria-label={t('signOut')}
        title={t('signOut')}
        aria-busy={signOut.isPending || undefined}
        onClick={leave}
      >
        <LogOut aria-hidden size={20} strokeWidth={1.6} />
      </button>
    </span>
  )
}
