import { type ComponentProps, useId } from 'react'
import { controlStyle, fieldAria, FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'> & { id?: string }

export const TextAreaField = ({ label, hint, error, className, id, rows = 4, ...textarea }: Props) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} required={textarea.required} className={className}>
      <textarea {...textarea} {...fieldAria(fieldId, { hint, error })} rows={rows} className={controlStyle} />
    </FieldFrame>
  )
}
