'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import { useSignOut } from '../queries.ts'

/** Ends the session. A full load follows, so that the pages are those of the anonymous visitor's market again. */
export const SignOut = (button: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) => {
  const t = useTranslations('errors')
  const signOut = useSignOut()
  const leave = () =>
    signOut.mutate(undefined, { onError: () => showToast({ tone: 'error', text: t('can_not_logout') }) })
  return <button {...button} type="button" aria-busy={signOut.isPending || undefined} onClick={leave} />
}
