import type { ReactNode } from 'react'

/** One line of a `<dl>` of amounts. A long name breaks, an amount never does. */
export const TotalsRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-1.5">
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className="shrink-0 tabular-nums">{children}</dd>
  </div>
)
