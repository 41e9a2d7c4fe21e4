'use client'

import type { ComponentProps } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useSignOut } from '../queries.ts'

/** Ends the session. A full load follows, so that the pages are those of the anonymous visitor's market again. */
export const SignOut = (button: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) => {
  const errorText = useErrorText()
  const signOut = useSignOut()
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => window.location.reload(),
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })
  return <button {...button} type="button" aria-busy={signOut.isPending || undefined} onClick={leave} />
}
