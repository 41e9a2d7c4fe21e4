import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'regular' | 'small' | 'icon'

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-rubric text-on-rubric hover:bg-rubric-deep',
  secondary: 'border-control bg-sheet text-ink hover:border-ink',
  quiet: 'border-transparent text-ink hover:bg-tint',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-[46px] px-6 py-2',
  small: 'min-h-9 px-4 py-1 text-13',
  icon: 'size-[46px] shrink-0',
}

export const buttonStyle = (look: ButtonLook, size: ButtonSize): string =>
  classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-pill border text-center font-medium',
    'transition-colors',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-soft',
    size !== 'small' && 'text-15',
    looks[look],
    sizes[size],
  )
