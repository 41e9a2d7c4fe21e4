'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { orderSearchForm, type OrderSearchForm } from '#contracts/checkout-forms.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useOrderSearch } from '../queries.ts'

/** For who has the mail at hand and not the link in it. */
export const OrderSearch = () => {
  const t = useTranslations('orders.search')
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const router = useRouter()
  const search = useOrderSearch()
  const { register, handleSubmit, formState } = useForm<OrderSearchForm>({
    resolver: zodResolver(orderSearchForm),
    defaultValues: { number: '', email: '' },
  })
  const open = ({ uuid }: { uuid: string }) =>
    router.push({ pathname: '/orders/[id]/details/view', params: { id: uuid } })
  const submit = handleSubmit((form) => search.mutate(form, { onSuccess: open }))

  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
      {search.isError && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(search.error)}
        </Notice>
      )}
      <TextField
        {...register('number')}
        id="number"
        label={t('number')}
        hint={t('numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        required
        error={fieldText(formState.errors.number)}
      />
      <TextField
        {...register('email')}
        id="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        required
        error={fieldText(formState.errors.email)}
      />
      <Button type="submit" look="primary" busy={search.isPending || search.isSuccess} className="self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
