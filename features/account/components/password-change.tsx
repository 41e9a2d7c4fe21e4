'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useChangePassword } from '../queries.ts'
import { PasswordField } from './password-field.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).passwordChangeForm)

const empty = { currentPassword: '', newPassword: '' }

/** @param email for password managers: they save the new password under it */
export const PasswordChange = ({ email }: { email: string }) => {
  const t = useTranslations('profile.password')
  const { field, submit, reset, isBusy, isSent, failure } = useForm({
    resolver,
    defaultValues: empty,
    mutation: useChangePassword(),
    toInput: (passwords) => passwords,
    onSent: () => reset(empty),
    isRepeatable: true,
  })
  return (
    <Form method="post" submit={submit} className="flex max-w-form flex-col gap-5">
      <FormFailure failure={failure} title={t('failed')} />
      {isSent && (
        <Notice tone="success" title={t('changed')} announce>
          {t('changedText')}
        </Notice>
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" label={t('current')} />
      <PasswordField {...field('newPassword')} autoComplete="new-password" label={t('new')} hint={t('newHint')} />
      <Button type="submit" busy={isBusy} className="self-start">
        {t('submit')}
      </Button>
    </Form>
  )
}
