'use client'

import { useLocale } from 'next-intl'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#components/ui/text-field.tsx'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { type NameField, nameOrder } from '../rules/name-order.ts'

interface Props {
  register: (name: NameField) => UseFormRegisterReturn
  labels: Record<NameField, string>
  errors: Partial<Record<NameField, FieldError>>
  /** `billing` where the browser should offer the billing address's name. */
  section?: 'billing'
}

const tokens = { firstName: 'given-name', lastName: 'family-name' } as const

export const NameFields = ({ register, labels, errors, section }: Props) => {
  const locale = useLocale()
  const fieldText = useFieldText()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {nameOrder[locale].map((name) => (
        <TextField
          key={name}
          {...register(name)}
          id={name}
          autoComplete={section ? `${section} ${tokens[name]}` : tokens[name]}
          label={labels[name]}
          required
          error={fieldText(errors[name])}
        />
      ))}
    </div>
  )
}
