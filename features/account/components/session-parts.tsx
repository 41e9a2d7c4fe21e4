'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react'
import { ToastRegion } from '#components/ui/toast-region.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { abandonCodeRequests, useCodeRequest } from '#lib/bot-check/code-requests.ts'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { useOnPageEnd } from '#lib/routing/use-on-page-end.ts'
import { cameAsCustomer, cameImpersonated, useHint } from '#lib/session/hint-cookies.ts'
import { useOpenModal } from '#lib/session/modal-queue.ts'
import { abandonSignIn } from '#lib/session/request-sign-in.ts'
import { noticeAnother, noticeEnd, takeWarning } from '#lib/session/visit-end.ts'
import { useFreshHints } from '../use-fresh-hints.ts'
import { CurrencyChanged } from './currency-changed.tsx'
import { useSignInLinks } from '../use-sign-in-links.ts'
import { useSignInPage } from '../use-sign-in-page.ts'

const SignInDialog = lazy(() =>
  withLaterTexts(import('./sign-in-dialog.tsx')).then((loaded) => ({ default: loaded.SignInDialog })),
)
const BotCodeDialog = lazy(() =>
  withLaterTexts(import('./bot-code-dialog.tsx')).then((loaded) => ({ default: loaded.BotCodeDialog })),
)

export interface SessionPartsProps {
  /** For layouts with prices. */
  currency?: ComponentProps<typeof CurrencyChanged>
  /** For layouts that have no place of their own for notifications. */
  toasts?: ComponentProps<typeof ToastRegion>
}

/**
 * Notices when the customer of this tab is gone: signed out in another tab, or by a change of the operation mode, of
 * which it warns after the page was loaded again (spec points 4 and 8). Notices, too, when an operator begins or ends to
 * act in the name of a customer. Shows the modal for signing in over the page (spec point 2), and the one for the code of
 * a mail.
 */
export const SessionParts = ({ currency, toasts }: SessionPartsProps) => {
  const t = useTranslations('errors')
  const signIn = useOpenModal('signIn')
  const leavesForSignIn = useSignInPage(signIn !== undefined)
  const codeRequest = useCodeRequest()
  const isCustomer = useHint('customer') !== undefined
  const wasCustomer = useRef(cameAsCustomer)
  const impersonation = useHint('impersonation')
  // A sign-in over the page ends with it.
  useOnPageEnd(abandonSignIn)
  useOnPageEnd(abandonCodeRequests)
  useSignInLinks()
  useFreshHints()

  // Before the session of this page is looked at: the next page warns of an end that is noticed now.
  useEffect(() => {
    if (takeWarning()) showToast({ tone: 'warning', stays: true, text: t('operation_mode_changed') })
  }, [t])

  useEffect(() => {
    if (wasCustomer.current && !isCustomer) noticeEnd()
    wasCustomer.current = isCustomer
  }, [isCustomer])

  useEffect(() => {
    if (impersonation !== cameImpersonated) noticeAnother()
  }, [impersonation])

  return (
    <>
      {signIn !== undefined && !leavesForSignIn && (
        <Suspense>
          <SignInDialog key={signIn} />
        </Suspense>
      )}
      {codeRequest && (
        <Suspense>
          <BotCodeDialog key={codeRequest.id} request={codeRequest} />
        </Suspense>
      )}
      {currency && <CurrencyChanged {...currency} />}
      {toasts && <ToastRegion {...toasts} />}
    </>
  )
}
