'use client'

import { LogOut, User } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { meQuery } from '#lib/session/me.ts'
import { useSignOut } from '../queries.ts'

const style = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-rubric'

/** In the header: to the sign-in page, or the customer's name and the way out. Nobody is asked for without the hint. */
export const AccountLink = () => {
  const t = useTranslations('account')
  const errorText = useErrorText()
  const isCustomer = useHint('customer') !== undefined
  const { data: me } = useQuery({ ...meQuery, enabled: isCustomer })
  const signOut = useSignOut()

  if (!isCustomer)
    return (
      <Link href="/login" prefetch={false} className={style} aria-label={t('signIn')}>
        <User aria-hidden size={20} strokeWidth={1.6} />
        <span className="max-md:hidden">{t('signIn')}</span>
      </Link>
    )

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
        className={style}
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
