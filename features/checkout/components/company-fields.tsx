'use client'

import { useTranslations } from 'next-intl'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#components/ui/text-field.tsx'
import { useFieldText } from '#lib/i18n/use-field-text.ts'

type Name = 'company' | 'taxNumber'

interface Props {
  register: (name: Name) => UseFormRegisterReturn
  labels: Record<Name, string>
  errors: Partial<Record<Name, FieldError>>
}

export const CompanyFields = ({ register, labels, errors }: Props) => {
  const t = useTranslations('checkout.billing')
  const fieldText = useFieldText()
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextField
        {...register('company')}
        id="company"
        autoComplete="billing organization"
        label={labels.company}
        required
        error={fieldText(errors.company)}
      />
      <TextField
        {...register('taxNumber')}
        id="taxNumber"
        autoComplete="off"
        label={labels.taxNumber}
        placeholder={t('taxNumberExample')}
        required
        error={fieldText(errors.taxNumber)}
      />
    </div>
  )
}
