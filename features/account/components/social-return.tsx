'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import type { CartReport as Report } from '#contracts/cart-report.ts'
import { providerNames, type SocialProvider } from '#contracts/credential-providers.ts'
import { attemptQuery, useRegisterBy, useSignInBy } from '../credential-queries.ts'
import { hasCode } from '../has-code.ts'
import { useReturnedFrom } from '../returned-from.ts'
import { useOnce } from '../use-once.ts'
import { wantedPath } from '../wanted-path.ts'
import { SocialRegistration } from './social-registration.tsx'

const CartReport = lazy(() =>
  import('#components/order/cart-report.tsx').then((loaded) => ({ default: loaded.CartReport })),
)

interface Slots {
  /** The text of the consent to the newsletter. */
  consent: string
  /** Slot: a text about the use of the personal data. */
  privacy: ReactNode
}

interface StepProps {
  provider: SocialProvider
  onSignedIn: (merge: Report | null) => void
}

/** The account is made without a form, because the provider has said all that it needs. */
const RegisterAtOnce = ({ provider, onSignedIn, children }: StepProps & { children: ReactNode }) => {
  const t = useTranslations('credentials')
  const { mutate, data, error } = useRegisterBy(provider)
  useOnce(() => mutate(undefined, { onSuccess: ({ isSignedIn, merge }) => isSignedIn && onSignedIn(merge) }))
  // What is missing after all, the form asks for.
  if (error) return children
  if (data && !data.isSignedIn)
    return (
      <Notice tone="success" title={t('sentTitle')} announce>
        {t('sentAnywhere')}
      </Notice>
    )
  return <Waiting provider={provider} />
}

const Waiting = ({ provider }: { provider: SocialProvider }) => {
  const t = useTranslations('credentials')
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>{t('signingIn', { provider: providerNames[provider] })}</p>
      <SkeletonText lines={3} />
    </div>
  )
}

const Registration = ({ provider, onSignedIn, ...slots }: StepProps & Slots) => {
  const t = useTranslations('credentials')
  const { data: attempt, error } = useQuery(attemptQuery)
  if (error) return <FormFailure failure={error} title={t('failed')} />
  if (!attempt) return <Waiting provider={provider} />
  const form = <SocialRegistration attempt={attempt} onSignedIn={onSignedIn} {...slots} />
  if (!attempt.isEmailProven || attempt.firstName === null || attempt.lastName === null) return form
  return (
    <RegisterAtOnce provider={provider} onSignedIn={onSignedIn}>
      {form}
    </RegisterAtOnce>
  )
}

const SignInBy = ({ provider, children, ...slots }: Slots & { provider: SocialProvider; children: ReactNode }) => {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const [report, setReport] = useState<Report>()
  const { mutate, error, isPending } = useSignInBy(provider)
  // A full load: the middleware must see the segment that came with the session.
  const goOn = () => window.location.replace(wantedPath(locale))
  const onSignedIn = (merge: Report | null) => (merge ? setReport(merge) : goOn())
  const signIn = () => mutate(undefined, { onSuccess: onSignedIn })
  useOnce(signIn)
  if (report)
    return (
      <Suspense>
        <CartReport kind="merge" report={report} onClose={goOn} />
      </Suspense>
    )
  if (hasCode(error, 'registration_required'))
    return <Registration provider={provider} onSignedIn={onSignedIn} {...slots} />
  if (!error) return <Waiting provider={provider} />
  return (
    <>
      {hasCode(error, 'invalid_grant') ? (
        <Notice tone="error" title={t('failed')} announce>
          {t('outcomes.expired', { provider: providerNames[provider] })}
        </Notice>
      ) : (
        <FormFailure
          failure={error}
          title={t('failed')}
          actions={
            <Button busy={isPending} onClick={signIn}>
              {t('again')}
            </Button>
          }
        />
      )}
      {children}
    </>
  )
}

/** What goes on when a visitor comes back from the page of a provider; otherwise the usual form of the page. */
export const SocialReturn = ({ children, ...slots }: Slots & { children: ReactNode }) => {
  const t = useTranslations('credentials')
  const returned = useReturnedFrom()
  if (!returned?.outcome) return children
  const { provider, outcome } = returned
  if (outcome === 'verified')
    return (
      <SignInBy provider={provider} {...slots}>
        {children}
      </SignInBy>
    )
  return (
    <>
      <Notice tone={outcome === 'cancelled' ? 'info' : 'error'} title={t('failed')} announce>
        {t(`outcomes.${outcome}`, { provider: providerNames[provider] })}
      </Notice>
      {children}
    </>
  )
}
