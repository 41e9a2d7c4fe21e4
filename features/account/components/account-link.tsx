'use client'

import { User } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

/** Most visitors never sign in: who they are is loaded only for those who have. */
const SignedIn = lazy(() => withLaterTexts(import('./signed-in.tsx')).then((loaded) => ({ default: loaded.SignedIn })))

/** In the header: to the sign-in page, or the customer's name and the way out. Nobody is asked for without the hint. */
export const AccountLink = ({ signInPath }: { signInPath: string }) => {
  const t = useTranslations('account')
  if (useHint('customer') === undefined)
    return (
      <a
        href={signInPath}
        aria-label={t('signIn')}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-rubric"
      >
        <User aria-hidden size={20} strokeWidth={1.6} />
        <span className="max-md:hidden">{t('signIn')}</span>
      </a>
    )
  return (
    <Suspense fallback={<span className="min-h-11 min-w-22" />}>
      <SignedIn />
    </Suspense>
  )
}
