'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { hasCode } from '../has-code.ts'
import { useResetPassword } from '../queries.ts'
import { AuthLink } from './auth-link.tsx'
import { MailLinkGate } from './mail-link-gate.tsx'
import { PasswordField } from './password-field.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).newPasswordForm)

const Again = () => {
  const t = useTranslations('registration.reset')
  return (
    <AuthLink to="/forgotten-password" look="button">
      {t('again')}
    </AuthLink>
  )
}

const ResetForm = ({ token }: { token: string }) => {
  const t = useTranslations('registration')
  const { field, submit, isBusy, isSent, failure } = useForm({
    resolver,
    defaultValues: { password: '' },
    mutation: useResetPassword(token),
    toInput: ({ password }) => password,
  })

  if (isSent)
    return (
      <Notice
        tone="success"
        title={t('reset.doneTitle')}
        announce
        actions={
          <AuthLink to="/login" look="button">
            {t('toSignIn')}
          </AuthLink>
        }
      >
        {t('reset.doneText')}
      </Notice>
    )
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <FormFailure
        failure={failure}
        title={t('reset.failed')}
        actions={hasCode(failure, 'link_not_valid') && <Again />}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={t('reset.password')}
        hint={t('reset.passwordHint')}
      />
      <Button type="submit" look="primary" busy={isBusy}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}

export const ResetPassword = () => (
  <MailLinkGate again={<Again />}>{(token) => <ResetForm key={token} token={token} />}</MailLinkGate>
)
