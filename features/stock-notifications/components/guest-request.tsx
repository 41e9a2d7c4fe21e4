'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { useAsk } from '../queries.ts'
import { requestForm } from '../request-form.ts'

/** The address, and then: look into your inbox. */
export const GuestRequest = ({ variantId }: { variantId: number }) => {
  const t = useTranslations('stockNotifications')
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const ask = useAsk(variantId)
  const { register, handleSubmit, setFocus, formState } = useForm<{ email: string }>({
    resolver: zodResolver(requestForm),
    defaultValues: { email: '' },
  })
  // It came in place of the button that had the focus.
  useEffect(() => setFocus('email'), [setFocus])

  if (ask.isSuccess)
    return (
      <Notice tone="success" title={t('sentTitle')} announce>
        {t('sentText')}
      </Notice>
    )
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit(({ email }) => ask.mutate(email))}
      className="flex flex-col gap-3"
    >
      {ask.isError && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(ask.error)}
        </Notice>
      )}
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        label={t('email')}
        hint={t('emailHint')}
        required
        error={fieldText(formState.errors.email)}
      />
      <Button type="submit" look="primary" busy={ask.isPending}>
        {t('ask')}
      </Button>
    </form>
  )
}
