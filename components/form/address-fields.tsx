'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '#components/ui/text-field.tsx'
import type { Field } from '#lib/forms/use-form.ts'
import { CountryField } from './country-field.tsx'
import { TownHelp } from './town-help.tsx'

interface Props {
  field: Field<'country' | 'ZIPCode' | 'city' | 'addressLine'>
  /** Which address the browser should offer. */
  section: 'shipping' | 'billing'
  values: Record<'country' | 'ZIPCode' | 'city', string>
  /** Writes the town of the post code into the form. */
  onTown: (town: string) => void
}

/** Country, post code, town, street. The towns are known for Hungarian post codes. */
export const AddressFields = ({ field, section, values, onTown }: Props) => {
  const t = useTranslations('forms')
  const isHungarian = values.country === 'HU'
  return (
    <>
      <CountryField field={field} section={section} />
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-5">
        <TextField
          {...field('ZIPCode')}
          id="ZIPCode"
          inputMode={isHungarian ? 'numeric' : undefined}
          autoComplete={`${section} postal-code`}
          label={t('ZIPCode')}
          required
        />
        <TextField {...field('city')} id="city" autoComplete={`${section} address-level2`} label={t('city')} required />
      </div>
      {isHungarian && <TownHelp zip={values.ZIPCode} city={values.city} onTown={onTown} />}
      <TextField
        {...field('addressLine')}
        id="addressLine"
        autoComplete={`${section} street-address`}
        label={t('addressLine')}
        hint={t('addressLineHint')}
        required
      />
    </>
  )
}
