'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import { useOpenModal } from '#lib/session/modal-queue.ts'
import { noticeEnd, takeWarning } from '#lib/session/visit-end.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((loaded) => ({ default: loaded.SignInDialog })))

interface Props {
  /** This tab had a customer, and has none any more. */
  isGone: boolean
}

/**
 * Notices when the customer of this tab is gone: signed out in another tab, or by a change of the operation mode, of
 * which it warns after the page was loaded again (spec points 4 and 8). Shows the modal for signing in over the page
 * (spec point 2).
 */
export const SessionParts = ({ isGone }: Props) => {
  const t = useTranslations('errors')
  const signIn = useOpenModal('signIn')

  useEffect(() => {
    if (isGone) noticeEnd()
  }, [isGone])

  useEffect(() => {
    if (takeWarning()) showToast({ tone: 'warning', stays: true, text: t('operation_mode_changed') })
  }, [t])

  return (
    signIn !== undefined && (
      <Suspense>
        <SignInDialog key={signIn} />
      </Suspense>
    )
  )
}
