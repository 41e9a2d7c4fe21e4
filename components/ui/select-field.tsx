import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, fieldAria, FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'select'>, 'id'> & { id?: string }

/** The platform's own select; its children are `<option>`s. */
export const SelectField = ({ label, hint, error, className, id, children, ...select }: Props) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} required={select.required} className={className}>
      <span className="relative block">
        <select
          {...select}
          {...fieldAria(fieldId, { hint, error })}
          className={classNames(controlStyle, 'appearance-none pr-10 text-ellipsis')}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.6}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  )
}
