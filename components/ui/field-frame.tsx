import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface FieldTexts {
  /** Always visible. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** The attributes that connect a control with its hint and its error. */
export const fieldAria = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined,
})

/** The style of every box for text. */
export const controlStyle = classNames(
  // 16 px on phones: iOS zooms into smaller text fields.
  'w-full min-h-11 rounded-box border border-control bg-sheet px-3.5 py-2 text-15 text-ink max-sm:text-[1rem]',
  'transition-colors placeholder:text-soft hover:border-ink',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-soft',
  'aria-invalid:border-error aria-invalid:inset-ring aria-invalid:inset-ring-error',
)

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex gap-1.5 text-13 font-medium text-error">
    <CircleAlert aria-hidden size={16} strokeWidth={1.8} className="mt-px shrink-0" />
    <span>{children}</span>
  </p>
)

export const RequiredMark = () => (
  <span aria-hidden className="text-error">
    {' *'}
  </span>
)

type Props = FieldTexts & { id: string; required?: boolean; className?: string; children: ReactNode }

export const FieldFrame = ({ id, label, hint, error, required, className, children }: Props) => (
  <div className={classNames('flex flex-col gap-1.5', className)}>
    <label htmlFor={id} className="font-medium">
      {label}
      {required && <RequiredMark />}
    </label>
    {hint && (
      <p id={`${id}-hint`} className="-mt-1 text-13 text-soft">
        {hint}
      </p>
    )}
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
)
