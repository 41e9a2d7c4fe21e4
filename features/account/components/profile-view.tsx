'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import type { SocialProvider } from '#contracts/credential-providers.ts'
import type { Me } from '#contracts/session.ts'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useHint } from '#lib/session/hint-cookies.ts'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useEndOtherSessions, useExportData } from '../queries.ts'
import { ImpersonationHistory } from './impersonation-history.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { ProfileAction } from './profile-action.tsx'

/** Forms need a library that the rest of the page does without. */
const ProfileForm = lazy(() => import('./profile-form.tsx').then((loaded) => ({ default: loaded.ProfileForm })))
const PasswordChange = lazy(() =>
  import('./password-change.tsx').then((loaded) => ({ default: loaded.PasswordChange })),
)
const EmailChange = lazy(() => import('./email-change.tsx').then((loaded) => ({ default: loaded.EmailChange })))
const SignInWays = lazy(() => import('./sign-in-ways.tsx').then((loaded) => ({ default: loaded.SignInWays })))
const Passkeys = lazy(() => import('./passkeys.tsx').then((loaded) => ({ default: loaded.Passkeys })))
const AccountEnd = lazy(() => import('./account-end.tsx').then((loaded) => ({ default: loaded.AccountEnd })))

interface PartProps {
  name: string
  title: string
  children: ReactNode
}

const Part = ({ name, title, children }: PartProps) => (
  <section aria-labelledby={`profile-${name}`}>
    <h2 id={`profile-${name}`} className="title mb-4 text-24">
      {title}
    </h2>
    {children}
  </section>
)

/** What an operator who acts in the name of the customer cannot do. */
const OwnPart = (props: PartProps) => useHint('impersonation') === undefined && <Part {...props} />

const textsOf = (t: ReturnType<typeof useTranslations<'profile.devices' | 'profile.export'>>) => ({
  text: t('text'),
  button: t('button'),
  done: t('done'),
  failed: t('failed'),
})

const hasPassword = ({ credentials }: Me): boolean => credentials.some(({ provider }) => provider === 'password')

interface Props {
  /** Those that the shop has an account with. */
  providers: readonly SocialProvider[]
  /** Slot: whether the customer gets the newsletter. */
  newsletter: ReactNode
}

/** The name of the customer, how the customer signs in, and what becomes of the customer's data. */
export const ProfileView = ({ providers, newsletter }: Props) => {
  const t = useTranslations('profile')
  const tCredentials = useTranslations('credentials')
  const passkeyText = useTranslations('registration.passkey')
  const devices = textsOf(useTranslations('profile.devices'))
  const exported = textsOf(useTranslations('profile.export'))
  const isImpersonated = useHint('impersonation') !== undefined
  const [endOthers, exportData] = [useEndOtherSessions(), useExportData()]
  return (
    <LoadedPart query={useCustomerQuery(meQuery)} rows={2} rowClass="h-24 w-full max-w-prose">
      {(me) => (
        <div className="flex flex-col gap-10">
          <Part name="name" title={t('name')}>
            <Suspense fallback={<Skeleton className="h-44 w-full max-w-prose" />}>
              <ProfileForm me={me} />
            </Suspense>
          </Part>
          {me.organizationName !== null && (
            <Part name="organization" title={t('organization')}>
              <p>{me.organizationName}</p>
            </Part>
          )}
          <Part name="sign-in" title={t('signIn')}>
            <p className="mb-4 [overflow-wrap:anywhere]">{t('emailText', { email: me.email })}</p>
            {!isImpersonated && (
              <Suspense fallback={<Skeleton className="h-11 w-56" />}>
                <EmailChange hasPassword={hasPassword(me)} />
              </Suspense>
            )}
          </Part>
          <ImpersonationHistory />
          {isImpersonated && <p className="max-w-prose">{t('inPersonOnly')}</p>}
          <OwnPart name="password" title={t('password.title')}>
            {hasPassword(me) ? (
              <Suspense fallback={<Skeleton className="h-72 w-full max-w-form" />}>
                <PasswordChange email={me.email} />
              </Suspense>
            ) : (
              <PasswordSetting email={me.email} />
            )}
          </OwnPart>
          <OwnPart name="ways" title={tCredentials('title')}>
            <Suspense fallback={<Skeleton className="h-32 w-full max-w-prose" />}>
              <SignInWays me={me} providers={providers} />
            </Suspense>
          </OwnPart>
          <OwnPart name="passkeys" title={passkeyText('title')}>
            <Suspense fallback={<Skeleton className="h-72 w-full max-w-form" />}>
              <Passkeys hasPassword={hasPassword(me)} />
            </Suspense>
          </OwnPart>
          <OwnPart name="newsletter" title={t('newsletter')}>
            {newsletter}
          </OwnPart>
          <OwnPart name="devices" title={t('devices.title')}>
            <ProfileAction action={endOthers} texts={devices} />
          </OwnPart>
          <OwnPart name="export" title={t('export.title')}>
            <ProfileAction action={exportData} texts={exported} />
          </OwnPart>
          <OwnPart name="end" title={t('end.title')}>
            <Suspense fallback={<Skeleton className="h-32 w-full max-w-prose" />}>
              {hasPassword(me) ? <AccountEnd /> : <p className="max-w-prose">{tCredentials('noPasswordEnd')}</p>}
            </Suspense>
          </OwnPart>
        </div>
      )}
    </LoadedPart>
  )
}
