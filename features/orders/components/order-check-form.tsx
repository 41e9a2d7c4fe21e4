'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useOrderCheck } from '../queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/order-forms.ts')).orderCheckForm)

interface Props {
  uuid: string
  title: string
  text: string
  submitLabel: string
  onProven: () => void
}

/**
 * Everybody who has the address of the page can open it. So a visitor who did not place the order in this browser must
 * write the e-mail address of the order.
 */
export const OrderCheckForm = ({ uuid, title, text, submitLabel, onProven }: Props) => {
  const t = useTranslations('orders.check')
  const { field, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { email: '' },
    mutation: useOrderCheck(uuid, useLocale()),
    toInput: ({ email }) => email,
    onSent: onProven,
  })

  return (
    <Form method="post" submit={submit} className="flex max-w-form flex-col gap-5">
      <div>
        <h1 className="title text-44">{title}</h1>
        <p className="mt-3 text-soft">{text}</p>
      </div>
      <FormFailure failure={failure} title={t('failed')} />
      <TextField {...field('email')} id="email" type="email" autoComplete="email" label={t('email')} required />
      <Button type="submit" look="primary" busy={isBusy} className="self-start">
        {submitLabel}
      </Button>
      <BotCheckNote action="order_proof" />
    </Form>
  )
}
