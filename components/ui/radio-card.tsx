import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  text?: ReactNode
  /** At the right edge: a price, a badge. */
  aside?: ReactNode
  /** Without the dot, for small cards: only the frame shows the choice. */
  compact?: boolean
}

/** An option whose whole area can be pressed; the chosen one has a 2 px frame. */
export const RadioCard = ({ title, text, aside, compact = false, className, ...input }: Props) => (
  <label
    className={classNames(
      'relative flex gap-4 rounded-box border bg-sheet transition-colors hover:border-ink',
      'has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink',
      'forced-colors:has-checked:border-4 forced-colors:has-checked:border-[Highlight]',
      'has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-soft',
      'has-disabled:border-line has-disabled:hover:border-line',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
      // Without the dot the frame alone marks the control, so its contrast must be sufficient.
      compact ? 'border-control px-3.5 py-2.5' : 'border-control/60 px-4.5 py-4',
      className,
    )}
  >
    <input
      {...input}
      type="radio"
      className={classNames(
        'shadow-none outline-none forced-colors:appearance-auto',
        'appearance-none',
        compact ? 'absolute size-px' : 'mt-0.5 size-[18px] shrink-0 rounded-pill border border-control bg-sheet',
        !compact && 'checked:border-[6px] checked:border-ink disabled:border-line',
      )}
    />
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="flex justify-between gap-4">
        <span>{title}</span>
        {aside && <span className="shrink-0 text-right font-semibold">{aside}</span>}
      </span>
      {text && <span className="text-13 text-soft">{text}</span>}
    </span>
  </label>
)
