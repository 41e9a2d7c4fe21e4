'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { hasCode } from '../has-code.ts'
import { useConfirmRegistration } from '../queries.ts'
import { useReturnedFrom } from '../returned-from.ts'
import { wantedPath } from '../wanted-path.ts'
import { AuthLink } from './auth-link.tsx'
import { ConfirmByProvider } from './confirm-by-provider.tsx'
import { MailLinkGate } from './mail-link-gate.tsx'
import { PasswordField } from './password-field.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).registrationProofForm)

const ConfirmForm = ({ token }: { token: string }) => {
  const t = useTranslations('registration')
  const locale = useLocale()
  const confirm = useConfirmRegistration(token)
  const { field, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { password: '' },
    mutation: confirm,
    toInput: ({ password }) => password,
    // A full load, as after every sign-in: the header and the prices become the customer's.
    onSent: ({ isSignedIn, organization }) => {
      if (!isSignedIn) return
      window.location.assign(
        organization ? getPathname({ href: '/organization/registration', locale }) : wantedPath(locale),
      )
    },
  })

  // In a shop for organisations only, the contact cannot sign in yet.
  if (confirm.data?.organization && !confirm.data.isSignedIn)
    return (
      <Notice tone="success" title={t('confirm.organizationTitle')} announce>
        {t(`confirm.organizationTexts.${confirm.data.organization}`, { email: confirm.data.email })}
      </Notice>
    )
  if (confirm.data && !confirm.data.isSignedIn)
    return (
      <Notice
        tone="success"
        title={t('confirm.doneTitle')}
        announce
        actions={
          <AuthLink to="/login" look="button">
            {t('toSignIn')}
          </AuthLink>
        }
      >
        {t('confirm.doneText', { email: confirm.data.email })}
      </Notice>
    )
  const hasAccount = hasCode(failure, 'user_already_exists')
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <FormFailure
        failure={failure}
        title={t('confirm.failed')}
        actions={
          (hasAccount || hasCode(failure, 'link_not_valid')) && (
            <AuthLink to={hasAccount ? '/login' : '/register'} look="button">
              {t(hasAccount ? 'toSignIn' : 'toRegister')}
            </AuthLink>
          )
        }
      />
      <PasswordField {...field('password')} autoComplete="current-password" label={t('confirm.password')} />
      <Button type="submit" look="primary" busy={isBusy}>
        {t('confirm.submit')}
      </Button>
      <BotCheckNote action="login" />
    </Form>
  )
}

/** Confirms the mailbox with the link, and with the password or the provider of the registration, and signs in. */
export const ConfirmRegistration = () => {
  const t = useTranslations('registration')
  const returned = useReturnedFrom()
  if (returned) return <ConfirmByProvider {...returned} />
  return (
    <MailLinkGate
      again={
        <AuthLink to="/register" look="button">
          {t('toRegister')}
        </AuthLink>
      }
    >
      {(token) => <ConfirmForm key={token} token={token} />}
    </MailLinkGate>
  )
}
