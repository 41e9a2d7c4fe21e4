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
import { useAddressId } from '#lib/routing/use-address-id.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useOrderCheck } from '../queries.ts'

/** An address is no proof (design 5): who did not place the order in this browser tells the e-mail address it has. */
export const OrderCheck = () => {
  const uuid = useAddressId()
  const t = useTranslations('orders.check')
  const locale = useLocale()
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const router = useRouter()
  const check = useOrderCheck(uuid, locale)
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: zodResolver(orderCheckForm),
    defaultValues: { email: '' },
  })

  const submit = handleSubmit(({ email }) =>
    check.mutate(email, {
      onSuccess: () => router.replace({ pathname: '/orders/[id]/details/view', params: { id: uuid } }),
    }),
  )

  return (
    <div className="measure pt-10 pb-8 sm:pt-14">
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
        <div>
          <h1 className="title text-44">{t('title')}</h1>
          <p className="mt-3 text-soft">{t('text')}</p>
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
          {t('submit')}
        </Button>
      </form>
    </div>
  )
}
