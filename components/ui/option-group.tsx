import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-frame.tsx'

interface Props {
  legend: ReactNode
  /** For a group whose heading is visible already. */
  legendHidden?: boolean
  error?: ReactNode
  /** Rows by default; `cards` stand side by side where there is room. */
  arrangement?: 'rows' | 'cards'
  children: ReactNode
}

/** Radio cards or checkboxes that answer one question. */
export const OptionGroup = ({ legend, legendHidden, error, arrangement = 'rows', children }: Props) => {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div
        className={classNames(
          'grid gap-2.5',
          arrangement === 'cards' && 'grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))]',
        )}
      >
        {children}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
