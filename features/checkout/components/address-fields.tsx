'use client'

import { useTranslations } from 'next-intl'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#components/ui/text-field.tsx'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { TownHelp } from './town-help.tsx'

type Name = 'ZIPCode' | 'city' | 'addressLine'

interface Props {
  register: (name: Name) => UseFormRegisterReturn
  errors: Partial<Record<Name, FieldError>>
  section: 'shipping' | 'billing'
  values: Record<'ZIPCode' | 'city', string>
  onTown: (town: string) => void
}

/** Country, ZIP code, town, street. One country is a line of text, not a choice. */
export const AddressFields = ({ register, errors, section, values, onTown }: Props) => {
  const t = useTranslations('checkout.fields')
  const fieldText = useFieldText()
  return (
    <>
      <p>
        <span className="block font-medium">{t('country')}</span>
        {t('countries.HU')}
      </p>
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-5">
        <TextField
          {...register('ZIPCode')}
          id="ZIPCode"
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
          label={t('ZIPCode')}
          required
          error={fieldText(errors.ZIPCode)}
        />
        <TextField
          {...register('city')}
          id="city"
          autoComplete={`${section} address-level2`}
          label={t('city')}
          required
          error={fieldText(errors.city)}
        />
      </div>
      <TownHelp zip={values.ZIPCode} city={values.city} onTown={onTown} />
      <TextField
        {...register('addressLine')}
        id="addressLine"
        autoComplete={`${section} street-address`}
        label={t('addressLine')}
        hint={t('addressLineHint')}
        required
        error={fieldText(errors.addressLine)}
      />
    </>
  )
}
