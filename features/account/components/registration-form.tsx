'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { SocialProvider } from '#contracts/credential-providers.ts'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { nameLabels, nameOrder } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { hasCode } from '../has-code.ts'
import { useRegister } from '../queries.ts'
import { AuthLink } from './auth-link.tsx'
import { PasswordField } from './password-field.tsx'
import { SocialButtons } from './social-buttons.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).registrationForm)

const SignInLink = ({ look = 'text' }: { look?: 'text' | 'button' }) => {
  const t = useTranslations('registration')
  return (
    <AuthLink to="/login" look={look}>
      {t('toSignIn')}
    </AuthLink>
  )
}

/** The account is there, but the sign-in after it has failed. */
const Done = ({ email }: { email: string }) => {
  const t = useTranslations('registration.confirm')
  return (
    <Notice tone="success" title={t('doneTitle')} actions={<SignInLink look="button" />} announce>
      {t('doneText', { email })}
    </Notice>
  )
}

interface Props {
  /** The text of the consent to the newsletter. */
  consent: string
  /** Those that the shop has an account with. */
  providers: readonly SocialProvider[]
  /** Slot: a text about the use of the personal data. */
  privacy: ReactNode
  /** The invited address cannot be changed. */
  invitation?: { code: string; email: string }
}

/** The answer is the same for every address, so the page cannot say more than that a mail is on its way. */
export const RegistrationForm = ({ consent, providers, privacy, invitation }: Props) => {
  const t = useTranslations('registration.register')
  const locale = useLocale()
  const sending = useRegister(invitation?.code)
  const { field, register, getValues, submit, isBusy, isSent, failure } = useForm({
    resolver,
    defaultValues: { lastName: '', firstName: '', email: invitation?.email ?? '', password: '', newsletter: false },
    mutation: sending,
    toInput: (values) => values,
    // A full load, as after every sign-in.
    onSent: ({ isSignedIn }) => {
      if (isSignedIn) window.location.assign(getPathname({ href: '/organization', locale }))
    },
  })

  const hasAccount = hasCode(failure, 'user_already_exists')

  // In the order of the page: after a failed press the first wrong field gets the focus.
  for (const name of nameOrder[locale]) register(name)

  if (sending.data?.status === 'registered' && !sending.data.isSignedIn) return <Done email={getValues('email')} />
  if (isSent && !invitation)
    return (
      <Notice tone="success" title={t('sentTitle')} announce>
        {t('sentText', { email: getValues('email').trim() })}
      </Notice>
    )
  return (
    <>
      <Form method="post" submit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} title={t('failed')} actions={hasAccount && <SignInLink look="button" />} />
        <NameFields field={field} labels={nameLabels(locale, (name) => t(name))} />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="username"
          label={t('email')}
          hint={t(invitation ? 'emailInvited' : 'emailHint')}
          readOnly={invitation !== undefined}
          required
        />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          label={t('password')}
          hint={t('passwordHint')}
        />
        <Checkbox {...register('newsletter')} label={consent} />
        <p className="text-13 text-soft">{privacy}</p>
        <Button type="submit" look="primary" busy={isBusy}>
          {t('submit')}
        </Button>
        <BotCheckNote action="registration" />
      </Form>
      <SocialButtons providers={providers} hasReaders />
      <p>
        {t('haveAccount')} <SignInLink />
      </p>
    </>
  )
}
