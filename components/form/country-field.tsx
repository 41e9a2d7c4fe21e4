'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SelectField } from '#components/ui/select-field.tsx'
import { useCountries } from '#lib/configuration/countries.tsx'
import { countryName } from '#lib/format/format-place.ts'
import type { Field } from '#lib/forms/use-form.ts'

/** The countries to which the shop sells. If it is one only, it is a line of text and no choice. */
export const CountryField = ({ field, section }: { field: Field<'country'>; section: 'shipping' | 'billing' }) => {
  const t = useTranslations('forms')
  const locale = useLocale()
  const [first = 'HU', ...others] = useCountries()
  if (others.length === 0)
    return (
      <p>
        <span className="block font-medium">{t('country')}</span>
        {countryName(first, locale)}
      </p>
    )
  return (
    <SelectField {...field('country')} id="country" autoComplete={`${section} country`} label={t('country')} required>
      {[first, ...others].map((country) => (
        <option key={country} value={country}>
          {countryName(country, locale)}
        </option>
      ))}
    </SelectField>
  )
}
