'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useRequestEmailChange } from '../queries.ts'
import { PasswordField } from './password-field.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).emailChangeForm)

const ChangeForm = ({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) => {
  const t = useTranslations('profile.email')
  const { field, getValues, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { email: '', password: '' },
    mutation: useRequestEmailChange(),
    toInput: (values) => values,
    onSent: () => onSent(getValues('email').trim()),
  })
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <FormFailure failure={failure} title={t('failed')} />
      <TextField {...field('email')} type="email" autoComplete="email" label={t('new')} hint={t('newHint')} required />
      <PasswordField {...field('password')} autoComplete="current-password" label={t('password')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy}>
          {t('submit')}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** Another address to sign in with: a dialog asks for it and for the password. */
export const EmailChange = ({ hasPassword }: { hasPassword: boolean }) => {
  const t = useTranslations('profile.email')
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const close = () => setIsOpen(false)
  if (!hasPassword) return <p>{t('needsPassword')}</p>
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      {sentTo !== undefined && (
        <Notice tone="success" title={t('sentTitle')} announce>
          {t('sentText', { email: sentTo })}
        </Notice>
      )}
      <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
      <Dialog open={isOpen} onClose={close} title={t('title')} closeLabel={t('close')}>
        <ChangeForm
          onClose={close}
          onSent={(email) => {
            setSentTo(email)
            close()
          }}
        />
      </Dialog>
    </div>
  )
}
