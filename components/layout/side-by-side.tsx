import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'

interface Props {
  /** Filters come before the list, a summary comes after its subject. */
  side: ReactNode
  place?: 'before' | 'after'
  children: ReactNode
}

/**
 * Content with a narrow column beside it from 900 px on; on smaller screens one below the other, in the order of the
 * markup.
 */
export const SideBySide = ({ side, place = 'after', children }: Props) => (
  <div
    className={classNames(
      'grid items-start gap-8',
      place === 'before'
        ? 'md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-12'
        : 'md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-x-16',
    )}
  >
    {place === 'before' && <div className="min-w-0">{side}</div>}
    <div className="min-w-0">{children}</div>
    {place === 'after' && <div className="min-w-0">{side}</div>}
  </div>
)
