import { Star } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError, RequiredMark } from './field-frame.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  legend: ReactNode
  /** The meaning of each number of stars, beginning with one star. */
  labels: readonly string[]
  /** The chosen value: its meaning also stands beside the stars. */
  chosen: string
  error?: ReactNode
}

/** Radio buttons as stars, filled up to the chosen one. `register('stars')` of react-hook-form spreads into it. */
export const StarField = ({ legend, labels, chosen, error, required, ...input }: Props) => {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-medium">
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="-ml-2 flex flex-wrap items-center text-star">
        {labels.map((label, index) => (
          <label
            key={label}
            title={label}
            className="relative grid size-11 place-items-center rounded-box has-checked:[&_svg]:fill-current has-focus-visible:outline-2 has-focus-visible:outline-ink has-[~label_:checked]:[&_svg]:fill-current"
          >
            <input
              {...input}
              type="radio"
              value={index + 1}
              required={required}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star aria-hidden size={26} strokeWidth={1.4} />
            <span className="sr-only">{label}</span>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-13 text-soft">
          {labels[Number(chosen) - 1]}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
