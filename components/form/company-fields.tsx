'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '#components/ui/text-field.tsx'
import type { Field } from '#lib/forms/use-form.ts'

interface Props {
  field: Field<'company' | 'taxNumber'>
  /** Where a company is only one kind of organisation. */
  label?: string
  /** Why the tax number cannot be changed; undefined where it can. */
  numberHint?: string | undefined
}

/** The name and the tax number of a company. */
export const CompanyFields = ({ field, label, numberHint }: Props) => {
  const t = useTranslations('forms')
  return (
    // A hint needs the whole width, and would move one of two fields in a row.
    <div className={numberHint ? 'grid gap-5' : 'grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]'}>
      <TextField
        {...field('company')}
        id="company"
        autoComplete="billing organization"
        label={label ?? t('company')}
        required
      />
      <TextField
        {...field('taxNumber')}
        id="taxNumber"
        autoComplete="off"
        label={t('taxNumber')}
        placeholder={t('taxNumberExample')}
        hint={numberHint}
        readOnly={numberHint !== undefined}
        required
      />
    </div>
  )
}
