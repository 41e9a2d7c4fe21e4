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
import { attemptQuery, type Entered, useRegisterBy, useSignInBy } from '../credential-queries.ts'
import { hasCode } from '../has-code.ts'
import { useReturnedFrom } from '../returned-from.ts'
import { useOnce } from '../use-once.ts'
import { wantedPath } from '../wanted-path.ts'
import { AccountReady } from './account-ready.tsx'
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
  /** The account is there; the sign-in after it may have failed. */
  onMade: (entered: Entered) => void
}

/** The account is made without a form, because the provider has said all that it needs. */
const RegisterAtOnce = ({ provider, onMade, children }: StepProps & { children: ReactNode }) => {
  const t = useTranslations('credentials')
  const { mutate, data, error, isPending } = useRegisterBy(provider)
  const register = () => mutate(undefined, { onSuccess: (answer) => answer.isMade && onMade(answer) })
  useOnce(register)
  // What is missing after all, the form asks for.
  if (hasCode(error, 'invalid_data_provided')) return children
  if (error) return <Failed error={error} busy={isPending} again={register} />
  if (data && !data.isMade)
    return (
      <Notice tone="success" title={t('sentTitle')} announce>
        {t('sentAnywhere')}
      </Notice>
    )
  return <Waiting provider={provider} />
}

interface FailedProps {
  error: Error
  busy: boolean
  again: () => void
}

const Failed = ({ error, busy, again }: FailedProps) => {
  const t = useTranslations('credentials')
  const button = (
    <Button busy={busy} onClick={again}>
      {t('again')}
    </Button>
  )
  return <FormFailure failure={error} title={t('failed')} actions={button} />
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

const Registration = ({ provider, onMade, ...slots }: StepProps & Slots) => {
  const t = useTranslations('credentials')
  const { data: attempt, error } = useQuery(attemptQuery)
  if (error) return <FormFailure failure={error} title={t('failed')} />
  if (!attempt) return <Waiting provider={provider} />
  const form = <SocialRegistration attempt={attempt} onMade={onMade} {...slots} />
  if (!attempt.isEmailProven || attempt.firstName === null || attempt.lastName === null) return form
  return (
    <RegisterAtOnce provider={provider} onMade={onMade}>
      {form}
    </RegisterAtOnce>
  )
}

const SignInBy = ({ provider, children, ...slots }: Slots & { provider: SocialProvider; children: ReactNode }) => {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const [report, setReport] = useState<Report>()
  const [isReady, setIsReady] = useState(false)
  const { mutate, error, isPending } = useSignInBy(provider)
  // A full load: the middleware must see the segment that came with the session.
  const goOn = () => window.location.replace(wantedPath(locale))
  const onSignedIn = (merge: Report | null) => (merge ? setReport(merge) : goOn())
  const onMade = ({ isSignedIn, merge }: Entered) => (isSignedIn ? onSignedIn(merge) : setIsReady(true))
  const signIn = () => mutate(undefined, { onSuccess: onSignedIn })
  useOnce(signIn)
  if (report)
    return (
      <Suspense>
        <CartReport kind="merge" report={report} onClose={goOn} />
      </Suspense>
    )
  if (isReady)
    return (
      <>
        <AccountReady provider={provider} />
        {children}
      </>
    )
  if (hasCode(error, 'registration_required')) return <Registration provider={provider} onMade={onMade} {...slots} />
  if (!error) return <Waiting provider={provider} />
  return (
    <>
      {hasCode(error, 'invalid_grant') ? (
        <Notice tone="error" title={t('failed')} announce>
          {t('outcomes.expired', { provider: providerNames[provider] })}
        </Notice>
      ) : (
        <Failed error={error} busy={isPending} again={signIn} />
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
