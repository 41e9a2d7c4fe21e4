'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useRequestNotification } from '../queries.ts'

const resolver = schemaResolver(
  async () => (await import('#contracts/stock-notification-form.ts')).stockNotificationForm,
)

/** A guest writes an e-mail address, and then confirms it in a mail. */
export const GuestRequest = ({ variantId }: { variantId: number }) => {
  const t = useTranslations('stockNotifications')
  const { field, setFocus, submit, isBusy, isSent, failure } = useForm({
    resolver,
    defaultValues: { email: '' },
    mutation: useRequestNotification(variantId),
    toInput: ({ email }) => email,
  })
  // The form replaces the button that had the focus.
  useEffect(() => setFocus('email'), [setFocus])

  if (isSent)
    return (
      <Notice tone="success" title={t('sentTitle')} announce>
        {t('sentText')}
      </Notice>
    )
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-3">
      <FormFailure failure={failure} title={t('failed')} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        label={t('email')}
        hint={t('emailHint')}
        required
      />
      <Button type="submit" look="primary" busy={isBusy}>
        {t('ask')}
      </Button>
      <BotCheckNote action="stock_notification" />
    </Form>
  )
}
