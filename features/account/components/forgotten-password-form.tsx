'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useRequestReset } from '../queries.ts'
import { AuthLink } from './auth-link.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).forgottenPasswordForm)

export const ForgottenPasswordForm = () => {
  const t = useTranslations('registration')
  const { field, getValues, submit, isBusy, isSent, failure } = useForm({
    resolver,
    defaultValues: { email: '' },
    mutation: useRequestReset(),
    toInput: ({ email }) => email,
  })

  if (isSent)
    return (
      <Notice tone="success" title={t('forgotten.sentTitle')} announce>
        {t('forgotten.sentText', { email: getValues('email').trim() })}
      </Notice>
    )
  return (
    <>
      <Form method="post" submit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} title={t('forgotten.failed')} />
        <TextField {...field('email')} type="email" autoComplete="username" label={t('forgotten.email')} required />
        <Button type="submit" look="primary" busy={isBusy}>
          {t('forgotten.submit')}
        </Button>
        <BotCheckNote action="password_reset" />
      </Form>
      <p>
        <AuthLink to="/login">{t('toSignIn')}</AuthLink>
      </p>
    </>
  )
}
