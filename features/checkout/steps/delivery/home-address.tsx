'use client'

import { useTranslations } from 'next-intl'
import { AddressFields } from '#components/form/address-fields.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { Field } from '#lib/forms/use-form.ts'
import type { DeliveryValues } from './delivery-values.ts'

interface Props {
  field: Field<'ZIPCode' | 'city' | 'addressLine' | 'note'>
  values: DeliveryValues
  onTown: (town: string) => void
}

export const HomeAddress = ({ field, values, onTown }: Props) => {
  const t = useTranslations('checkout')
  const words = useTranslations('forms')
  return (
    <div role="group" aria-label={t('delivery.address')} className="flex flex-col gap-5 pt-2 pb-4">
      <AddressFields field={field} section="shipping" values={values} onTown={onTown} />
      <TextField {...field('note')} id="note" label={words('note')} hint={words('noteHint')} />
    </div>
  )
}
