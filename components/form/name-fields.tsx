'use client'

import { useLocale } from 'next-intl'
import { TextField } from '#components/ui/text-field.tsx'
import { type NameField, nameOrder } from '#lib/forms/name-order.ts'
import type { Field } from '#lib/forms/use-form.ts'

interface Props {
  field: Field<NameField>
  labels: Record<NameField, string>
  /** `billing` where the browser should offer the name of the billing address. */
  section?: 'billing'
  optional?: boolean
}

const tokens = { firstName: 'given-name', lastName: 'family-name' } as const

/** Family name and given name, in the order of the language. */
export const NameFields = ({ field, labels, section, optional = false }: Props) => {
  const locale = useLocale()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {nameOrder[locale].map((name) => (
        <TextField
          key={name}
          {...field(name)}
          id={name}
          autoComplete={section ? `${section} ${tokens[name]}` : tokens[name]}
          label={labels[name]}
          required={!optional}
        />
      ))}
    </div>
  )
}
