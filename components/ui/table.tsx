import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  caption: string
  captionHidden?: boolean
  /** For institutions: more rows on a screen. */
  dense?: boolean
  /** Plain `<thead>` and `<tbody>`; `className="num"` aligns cells of figures to the right. */
  children: ReactNode
}

/** Scrolls sideways inside its own frame where it is too wide, so that the page never does. */
export const Table = ({ caption, captionHidden = false, dense = false, children }: Props) => (
  <div role="region" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
    <table className={classNames('data-table w-full border-collapse text-left', dense && 'dense text-13')}>
      <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-semibold'}>{caption}</caption>
      {children}
    </table>
  </div>
)
