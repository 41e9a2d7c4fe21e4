'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { orderCheckForm } from '#contracts/checkout-forms.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { useOrderCheck } from '../queries.ts'

interface Props {
  uuid: string
  title: string
  text: string
  submitLabel: string
  onProven: () => void
}

/** An address is no proof (design 5): who did not place the order in this browser tells the e-mail address it has. */
export const OrderCheckForm = ({ uuid, title, text, submitLabel, onProven }: Props) => {
  const t = useTranslations('orders.check')
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const check = useOrderCheck(uuid, useLocale())
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: zodResolver(orderCheckForm),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(({ email }) => check.mutate(email, { onSuccess: onProven }))

  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
      <div>
        <h1 className="title text-44">{title}</h1>
        <p className="mt-3 text-soft">{text}</p>
      </div>
      {check.isError && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(check.error)}
        </Notice>
      )}
      <TextField
        {...register('email')}
        id="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        required
        error={fieldText(formState.errors.email)}
      />
      <Button type="submit" look="primary" busy={check.isPending || check.isSuccess} className="self-start">
        {submitLabel}
      </Button>
    </form>
  )
}
