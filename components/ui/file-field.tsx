import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, fieldAria, FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** The browser's own control for a file: its button and the name of the file speak the browser's language. */
export const FileField = ({ label, hint, error, className, ...input }: Props) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={input.required} className={className}>
      <input
        {...input}
        {...fieldAria(id, { hint, error })}
        type="file"
        className={classNames(
          controlStyle,
          'file:mr-3 file:rounded-pill file:border file:border-control file:bg-tint file:px-3 file:py-1 file:font-medium file:text-ink',
        )}
      />
    </FieldFrame>
  )
}
