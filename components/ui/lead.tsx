import type { ReactNode } from 'react'

/** A first paragraph: serif, with a red initial. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <p className="initial max-w-prose font-serif text-lead font-medium">{children}</p>
)
