import { type ComponentProps, useId } from 'react'
import { fieldAria, FieldError, type FieldTexts, RequiredMark } from './field-frame.tsx'

type BoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> &
  Pick<FieldTexts, 'label'> & {
    /** At the right edge: the number of results with this filter. */
    count?: string
  }

/** A box and its label in short markup, because a filter panel has dozens of them. Styles: checkbox.css. */
export const CheckboxLine = ({ label, count, ...input }: BoxProps) => (
  <label className="checkbox">
    <input {...input} type="checkbox" />
    <span>
      {label}
      {input.required && <RequiredMark />}
    </span>
    {count && <small>{count}</small>}
  </label>
)

type Props = Omit<BoxProps, 'id' | 'count'> & FieldTexts & { className?: string }

/** The field of a form, with hint and error. */
export const Checkbox = ({ hint, error, className, ...box }: Props) => {
  const id = useId()
  return (
    <div className={className}>
      <CheckboxLine {...box} {...fieldAria(id, { hint, error })} />
      {hint && (
        <p id={`${id}-hint`} className="pl-7 text-13 text-soft">
          {hint}
        </p>
      )}
      {error && (
        <div className="pl-7">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
