import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

interface LinkProps {
  /** The only child, a link, gets the button's styles. */
  asChild: true
  children: ReactElement<{ className?: string }>
}

interface PressProps extends ComponentProps<'button'> {
  asChild?: undefined
  /** Keeps its width and its focus, and ignores further presses. */
  busy?: boolean
}

type Props = (LinkProps | PressProps) & {
  /** `primary` is the only red element on a screen. */
  look?: ButtonLook
  size?: ButtonSize
  className?: string
}

const PressButton = ({ busy = false, children, onClick, type = 'button', ...button }: PressProps) => (
  <button
    {...button}
    type={type}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    <span className={classNames('inline-flex items-center justify-center gap-2', busy && 'animate-vanish-late')}>
      {children}
    </span>
    {busy && (
      <span className="absolute inset-0 flex items-center justify-center">
        <Spinner />
      </span>
    )}
  </button>
)

export const Button = ({ look = 'secondary', size = 'regular', className, ...props }: Props) => {
  const style = classNames(buttonStyle(look, size), className)
  return props.asChild ? (
    cloneElement(props.children, { className: classNames(style, props.children.props.className) })
  ) : (
    <PressButton {...props} className={style} />
  )
}
