'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { useEndAccount } from '../queries.ts'
import { PasswordField } from './password-field.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).accountEndForm)

const EndForm = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('profile.end')
  const locale = useLocale()
  const { field, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { password: '' },
    mutation: useEndAccount(getPathname({ href: '/successfully-deleted', locale })),
    toInput: ({ password }) => password,
  })
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-4">
      <p>{t('goes')}</p>
      <p>{t('stays')}</p>
      <p>{t('final')}</p>
      <FormFailure failure={failure} title={t('failed')} />
      <PasswordField {...field('password')} autoComplete="current-password" label={t('password')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy}>
          {t('confirm')}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** Deleting the account: a dialog says what goes and what stays, and asks for the password. */
export const AccountEnd = () => {
  const t = useTranslations('profile.end')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p>{t('text')}</p>
      <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
      <Dialog open={isOpen} onClose={close} title={t('dialogTitle')} closeLabel={t('close')}>
        <EndForm onClose={close} />
      </Dialog>
    </div>
  )
}
