'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useAddPasskey } from '../passkey-queries.ts'
import { PasskeyError } from './passkey-error.tsx'
import { PasswordField } from './password-field.tsx'

const resolverFor = (hasPassword: boolean) =>
  schemaResolver(async () => (await import('#contracts/passkey-forms.ts')).passkeyForm(hasPassword))
const withPassword = resolverFor(true)
const withoutPassword = resolverFor(false)

const empty = { name: '', password: '' }

/** @param hasPassword an account without a password has none to ask for */
export const PasskeyAddition = ({ hasPassword }: { hasPassword: boolean }) => {
  const t = useTranslations('registration.passkey')
  const { field, submit, reset, isBusy, isSent, failure } = useForm({
    resolver: hasPassword ? withPassword : withoutPassword,
    defaultValues: empty,
    mutation: useAddPasskey(),
    toInput: (values) => values,
    onSent: () => reset(empty),
    isRepeatable: true,
  })
  return (
    <Form method="post" submit={submit} className="flex max-w-form flex-col gap-5">
      <PasskeyError error={failure} title={t('addFailed')} />
      {isSent && <Notice tone="success" title={t('added')} announce />}
      <TextField {...field('name')} autoComplete="off" label={t('name')} hint={t('nameHint')} />
      {hasPassword && <PasswordField {...field('password')} autoComplete="current-password" label={t('password')} />}
      <Button type="submit" busy={isBusy} className="self-start">
        {t('add')}
      </Button>
    </Form>
  )
}
