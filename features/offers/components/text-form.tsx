'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'

const resolver = schemaResolver(async () => (await import('#contracts/offer-form.ts')).offerMessageForm)

interface Props {
  label: string
  submit: string
  /** The title of what went wrong. */
  failed: string
  mutation: UseMutationResult<unknown, Error, string>
  /** The field is empty again. */
  onSent: () => void
}

/** A text to the shop. */
export const TextForm = ({ label, submit: submitLabel, failed, mutation, onSent }: Props) => {
  const { field, submit, isBusy, failure, reset } = useForm({
    resolver,
    defaultValues: { text: '' },
    mutation,
    toInput: ({ text }) => text,
    onSent: () => {
      reset()
      onSent()
    },
    isRepeatable: true,
  })
  return (
    <Form submit={submit} className="flex flex-col items-start gap-3">
      <FormFailure failure={failure} title={failed} />
      <TextAreaField {...field('text')} label={label} rows={3} maxLength={4_000} className="w-full" />
      <Button type="submit" busy={isBusy}>
        {submitLabel}
      </Button>
    </Form>
  )
}
