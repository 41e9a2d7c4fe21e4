'use client'

import { useTranslations } from 'next-intl'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { TextField } from '#components/ui/text-field.tsx'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import type { DeliveryValues } from '../rules/delivery-form.ts'
import { AddressFields } from './address-fields.tsx'

interface Props {
  register: UseFormRegister<DeliveryValues>
  errors: FieldErrors<DeliveryValues>
  values: DeliveryValues
  onTown: (town: string) => void
}

export const HomeAddress = ({ register, errors, values, onTown }: Props) => {
  const t = useTranslations('checkout')
  const fieldText = useFieldText()
  return (
    <div role="group" aria-label={t('delivery.address')} className="flex flex-col gap-5 pt-2 pb-4">
      <AddressFields register={register} errors={errors} section="shipping" values={values} onTown={onTown} />
      <TextField
        {...register('note')}
        id="note"
        label={t('fields.note')}
        hint={t('fields.noteHint')}
        error={fieldText(errors.note)}
      />
    </div>
  )
}
