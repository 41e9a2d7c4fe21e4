'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { providerNames, type SocialProvider, socialProviders } from '#contracts/credential-providers.ts'
import type { Me } from '#contracts/session.ts'
import { useAddCredential, useRemoveCredential, useVisitToAdd } from '../credential-queries.ts'
import { type Returned, useReturnedOnce } from '../returned-from.ts'
import { useOnce } from '../use-once.ts'
import { OwnPasswordForm } from './own-password-form.tsx'
import { ProviderMark } from './provider-mark.tsx'

type Change = 'add' | 'remove'

interface Changing {
  provider: SocialProvider
  change: Change
}

interface ChangeProps extends Changing {
  hasPassword: boolean
  onDone: () => void
  onClose: () => void
}

const ChangeForm = ({ provider, change, hasPassword, onDone, onClose }: ChangeProps) => {
  const t = useTranslations('credentials')
  const [visit, removal] = [useVisitToAdd(provider), useRemoveCredential(provider)]
  const texts = {
    failed: t(`${change}.failed`),
    password: t('password'),
    confirm: t(`${change}.confirm`),
    cancel: t('cancel'),
  }
  return (
    <OwnPasswordForm
      hasPassword={hasPassword}
      mutation={change === 'add' ? visit : removal}
      onSent={onDone}
      onClose={onClose}
      texts={texts}
    >
      <p>{t(`${change}.text`, { provider: providerNames[provider] })}</p>
    </OwnPasswordForm>
  )
}

/** Adds the provider from which the customer has come back. */
const Adding = ({ provider }: Pick<Returned, 'provider'>) => {
  const t = useTranslations('credentials')
  const { mutate, isSuccess, error } = useAddCredential(provider)
  useOnce(mutate)
  if (error) return <FormFailure failure={error} title={t('add.failed')} />
  return isSuccess ? (
    <Notice tone="success" title={t('add.done', { provider: providerNames[provider] })} announce />
  ) : (
    <p role="status">{t('add.busy', { provider: providerNames[provider] })}</p>
  )
}

const Result = ({ provider, outcome }: Returned) => {
  const t = useTranslations('credentials')
  if (outcome === null) return null
  if (outcome === 'verified') return <Adding provider={provider} />
  return (
    <Notice tone={outcome === 'cancelled' ? 'info' : 'error'} title={t('add.failed')} announce>
      {t(`add.outcomes.${outcome}`, { provider: providerNames[provider] })}
    </Notice>
  )
}

interface Props {
  me: Me
  /** Those that the shop has an account with. */
  providers: readonly SocialProvider[]
}

/** The ways to sign in, with what can be added and removed. */
export const SignInWays = ({ me, providers }: Props) => {
  const t = useTranslations('credentials')
  const format = useFormatter()
  const returned = useReturnedOnce()
  const [changing, setChanging] = useState<Changing>()
  const [removed, setRemoved] = useState<SocialProvider>()
  const close = () => setChanging(undefined)
  const { credentials } = me
  // Passkeys have a part of their own below, and count as ways all the same.
  const ways = credentials.filter(({ provider }) => provider !== 'passkey')
  const isOnly = credentials.length === 1
  const missing = providers.filter((provider) => credentials.every((own) => own.provider !== provider))
  const open = (provider: SocialProvider, change: Change) => {
    setRemoved(undefined)
    setChanging({ provider, change })
  }
  const onDone = () => {
    if (changing?.change === 'remove') setRemoved(changing.provider)
    close()
  }
  return (
    <div className="flex max-w-prose flex-col gap-4">
      {returned && (
        <div hidden={removed !== undefined}>
          <Result {...returned} />
        </div>
      )}
      {removed && <Notice tone="success" title={t('remove.done', { provider: providerNames[removed] })} announce />}
      <ul className="divide-y divide-line border-line not-empty:border-y">
        {ways.map(({ provider, addedAt, email }) => {
          const social = socialProviders.find((one) => one === provider)
          const name = social ? t('accountOf', { provider: providerNames[social] }) : t('passwordWay')
          return (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="flex items-center gap-2 font-medium">
                  {social && <ProviderMark provider={social} />}
                  {name}
                </p>
                {email && <p className="[overflow-wrap:anywhere] text-soft">{email}</p>}
                {addedAt && (
                  <p className="text-13 text-soft">
                    {t('addedAt', { day: format.dateTime(new Date(addedAt), { dateStyle: 'long' }) })}
                  </p>
                )}
              </div>
              {social && !isOnly && (
                <Button
                  size="small"
                  aria-label={t('remove.open', { provider: providerNames[social] })}
                  onClick={() => open(social, 'remove')}
                >
                  {t('remove.short')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {isOnly && ways.length > 0 && <p className="text-soft">{t('only')}</p>}
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {missing.map((provider) => (
            <Button key={provider} onClick={() => open(provider, 'add')}>
              <ProviderMark provider={provider} />
              {t('add.open', { provider: providerNames[provider] })}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        open={changing !== undefined}
        onClose={close}
        title={changing ? t(`${changing.change}.title`, { provider: providerNames[changing.provider] }) : ''}
        closeLabel={t('close')}
      >
        {changing && (
          <ChangeForm
            {...changing}
            hasPassword={credentials.some(({ provider }) => provider === 'password')}
            onDone={onDone}
            onClose={close}
          />
        )}
      </Dialog>
    </div>
  )
}
