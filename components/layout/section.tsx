import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

/** One part of a page on the measure, 52 px from the next; `band` on tint over the whole width. */
export const Section = ({
  band = false,
  labelledBy,
  children,
}: {
  band?: boolean
  labelledBy?: string
  children: ReactNode
}) => (
  <section aria-labelledby={labelledBy} className={classNames(band ? 'my-[52px] bg-tint py-[52px]' : 'my-[52px]')}>
    <div className="measure">{children}</div>
  </section>
)
