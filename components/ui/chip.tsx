import { X } from 'lucide-react'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Look {
  /** Pressing removes the chip, so it shows a cross. The accessible name says so (`removeLabel`). */
  removable?: boolean
  /** Read after the text: `szűrő törlése`. */
  removeLabel?: string
  chosen?: boolean
}

interface LinkProps extends Look {
  asChild: true
  children: ReactElement<{ className?: string; children?: ReactNode }>
}

interface PressProps extends Look, Omit<ComponentProps<'button'>, 'type'> {
  asChild?: undefined
}

const chipStyle = (chosen: boolean) =>
  classNames(
    'inline-flex min-h-8 items-center gap-2 rounded-pill border px-3.5 py-1 text-13 transition-colors',
    chosen
      ? 'border-ink bg-ink text-paper forced-colors:border-4'
      : 'border-control bg-sheet text-ink hover:border-ink',
  )

const ChipContent = ({ removable, removeLabel, children }: Look & { children: ReactNode }) => (
  <>
    <span>{children}</span>
    {removable && <X aria-hidden size={16} strokeWidth={1.6} className="-mr-0.5" />}
    {removeLabel && <span className="sr-only">, {removeLabel}</span>}
  </>
)

/** A small button in the form of a pill; with `asChild` its only child is a link. */
export const Chip = ({ removable, removeLabel, chosen = false, ...props }: LinkProps | PressProps) => {
  const mark = { removable, removeLabel }
  if (props.asChild) {
    const content = <ChipContent {...mark}>{props.children.props.children}</ChipContent>
    return cloneElement(props.children, { className: chipStyle(chosen) }, content)
  }
  return (
    <button {...props} type="button" className={classNames(chipStyle(chosen), props.className)}>
      <ChipContent {...mark}>{props.children}</ChipContent>
    </button>
  )
}
