'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { providerNames } from '#contracts/credential-providers.ts'
import { useConfirmBy, useVisitProvider } from '../credential-queries.ts'
import { hasCode } from '../has-code.ts'
import type { Returned } from '../returned-from.ts'
import { useOnce } from '../use-once.ts'
import { wantedPath } from '../wanted-path.ts'
import { AccountReady } from './account-ready.tsx'
import { AuthLink } from './auth-link.tsx'
import { MailLinkGate } from './mail-link-gate.tsx'

const RegisterAgain = () => {
  const t = useTranslations('registration')
  return (
    <AuthLink to="/register" look="button">
      {t('toRegister')}
    </AuthLink>
  )
}

const Visit = ({ provider, token }: Pick<Returned, 'provider'> & { token: string }) => {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const visit = useVisitProvider()
  const begin = () => visit.mutate({ provider, remember: false, redirectPath: wantedPath(locale), registration: token })
  return (
    <div className="flex flex-col gap-5">
      <FormFailure failure={visit.error} title={t('failed')} />
      <p>{t('confirmText', { provider: providerNames[provider] })}</p>
      <Button look="primary" busy={visit.isPending} onClick={begin}>
        {t('confirmWith', { provider: providerNames[provider] })}
      </Button>
    </div>
  )
}

const Confirmed = ({ provider }: Pick<Returned, 'provider'>) => {
  const t = useTranslations('credentials')
  const tRegistration = useTranslations('registration')
  const locale = useLocale()
  const { mutate, data, error } = useConfirmBy(provider)
  const goOn = () => window.location.replace(wantedPath(locale))
  useOnce(() => mutate(undefined, { onSuccess: ({ isSignedIn }) => isSignedIn && goOn() }))
  const hasAccount = hasCode(error, 'user_already_exists')
  const toSignIn = (
    <AuthLink to="/login" look="button">
      {tRegistration('toSignIn')}
    </AuthLink>
  )
  if (data && !data.isSignedIn) return <AccountReady provider={provider} actions={toSignIn} />
  if (error)
    return (
      <FormFailure
        failure={error}
        title={tRegistration('confirm.failed')}
        actions={hasAccount ? toSignIn : <RegisterAgain />}
      >
        {hasCode(error, 'credential_of_another') && t('confirmOther', { provider: providerNames[provider] })}
      </FormFailure>
    )
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>{t('signingIn', { provider: providerNames[provider] })}</p>
      <SkeletonText lines={3} />
    </div>
  )
}

/** Confirms a registration with the account at the provider that it was made with: the mail's link alone proves too little. */
export const ConfirmByProvider = ({ provider, outcome }: Returned) => {
  const t = useTranslations('credentials')
  if (outcome === 'verified') return <Confirmed provider={provider} />
  if (outcome)
    return (
      <Notice tone="error" title={t('failed')} announce>
        {t(`outcomes.${outcome}`, { provider: providerNames[provider] })} {t('confirmAgain')}
      </Notice>
    )
  return <MailLinkGate again={<RegisterAgain />}>{(token) => <Visit provider={provider} token={token} />}</MailLinkGate>
}
