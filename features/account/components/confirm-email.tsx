'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { hasCode } from '../has-code.ts'
import { useConfirmEmail } from '../queries.ts'
import { MailLinkGate } from './mail-link-gate.tsx'
import { PasswordField } from './password-field.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).emailConfirmForm)

/** Another mail is asked for in the profile. */
const ends = (failure: Error | null): boolean =>
  hasCode(failure, 'link_not_valid') || hasCode(failure, 'user_already_exists')

const ToProfile = () => {
  const t = useTranslations('registration.newEmail')
  return <ButtonLink href="/profile">{t('toProfile')}</ButtonLink>
}

/**
 * A press of its own: programs that look into links before people do must not change anything. Whoever is signed in may
 * be so to another account, which the answer says.
 */
const ConfirmForm = ({ token }: { token: string }) => {
  const t = useTranslations('registration')
  const [needsPassword, setNeedsPassword] = useState(() => readHint('customer') === undefined)
  const confirm = useConfirmEmail(token, () => setNeedsPassword(true))
  const { field, submit, isBusy, failure } = useForm({ resolver, mutation: confirm, toInput: (form) => form })
  const { data } = confirm
  if (data)
    return (
      <Notice
        tone="success"
        title={t('newEmail.doneTitle')}
        announce
        actions={data.isSignedIn ? <ToProfile /> : <ButtonLink href="/login">{t('toSignIn')}</ButtonLink>}
      >
        {t('newEmail.doneText', { email: data.email })}
      </Notice>
    )
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <FormFailure failure={failure} title={t('newEmail.failed')} actions={ends(failure) && <ToProfile />} />
      {needsPassword && (
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          label={t('newEmail.password')}
          hint={t('newEmail.passwordHint')}
        />
      )}
      <Button type="submit" look="primary" busy={isBusy}>
        {t('newEmail.submit')}
      </Button>
    </Form>
  )
}

/** Changes the e-mail address of an account with the link of the mail to the new one. */
export const ConfirmEmail = () => (
  <MailLinkGate again={<ToProfile />}>{(token) => <ConfirmForm key={token} token={token} />}</MailLinkGate>
)
