import type { ReactNode } from 'react'

/** A row of a definition list with a line above it. */
export const StoreFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-b border-line py-2.5">
    <dt className="text-13 text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
