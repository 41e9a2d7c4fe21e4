'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useOrderSearch } from '../queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/order-forms.ts')).orderSearchForm)

/** For visitors who have the number of the order, but not the link in its mail. */
export const OrderSearch = () => {
  const t = useTranslations('orders.search')
  const router = useRouter()
  const { field, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { number: '', email: '' },
    mutation: useOrderSearch(),
    toInput: (search) => search,
    onSent: ({ uuid }) => router.push({ pathname: '/orders/[id]/details/view', params: { id: uuid } }),
  })

  return (
    <Form method="post" submit={submit} className="flex max-w-form flex-col gap-5">
      <FormFailure failure={failure} title={t('failed')} />
      <TextField
        {...field('number')}
        id="number"
        label={t('number')}
        hint={t('numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <TextField {...field('email')} id="email" type="email" autoComplete="email" label={t('email')} required />
      <Button type="submit" look="primary" busy={isBusy} className="self-start">
        {t('submit')}
      </Button>
      <BotCheckNote action="order_find" />
    </Form>
  )
}
