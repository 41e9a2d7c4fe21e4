import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, fieldAria, FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'id'> & {
    id?: string
    /** Inside the box, before and after the text: an icon, a unit, a small button. */
    leading?: ReactNode
    trailing?: ReactNode
  }

/** `register('email')` of react-hook-form spreads into it. */
export const TextField = ({ label, hint, error, className, leading, trailing, id, type = 'text', ...input }: Props) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} required={input.required} className={className}>
      <span className="relative block">
        {leading && (
          <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-soft">
            {leading}
          </span>
        )}
        <input
          {...input}
          {...fieldAria(fieldId, { hint, error })}
          type={type}
          className={classNames(controlStyle, Boolean(leading) && 'pl-11', Boolean(trailing) && 'pr-12')}
        />
        {trailing && (
          <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center text-soft">{trailing}</span>
        )}
      </span>
    </FieldFrame>
  )
}
