import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'

interface Props {
  name: ReactNode
  children: ReactNode
  isSum?: boolean
}

/** One line of a `<dl>` of amounts. A long name breaks, an amount never does. */
export const TotalsRow = ({ name, children, isSum = false }: Props) => (
  <div className={classNames('flex justify-between gap-4 py-1.5', isSum && 'text-18 font-bold')}>
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className="shrink-0 tabular-nums">{children}</dd>
  </div>
)
