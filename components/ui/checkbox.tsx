import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldAria, FieldError, type FieldTexts, RequiredMark } from './field-frame.tsx'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    /** At the right edge: how many a filter would leave. */
    count?: string
  }

export const Checkbox = ({ label, hint, error, count, className, ...input }: Props) => {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-8 items-start gap-2.5 py-1 has-disabled:text-soft">
        <span className="relative mt-0.5 flex size-[18px] shrink-0">
          <input
            {...input}
            {...fieldAria(id, { hint, error })}
            type="checkbox"
            className={classNames(
              'peer size-full appearance-none rounded-check border border-control bg-sheet transition-colors',
              'checked:border-ink checked:bg-ink hover:border-ink aria-invalid:border-error',
              'disabled:border-line disabled:bg-tint disabled:checked:bg-control forced-colors:appearance-auto',
            )}
          />
          <Check
            aria-hidden
            size={14}
            strokeWidth={2.4}
            className="pointer-events-none absolute inset-0.5 hidden text-paper peer-checked:block forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 flex-1">
          {label}
          {input.required && <RequiredMark />}
        </span>
        {count && <span className="text-13 leading-6 text-soft tabular-nums">{count}</span>}
      </label>
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
