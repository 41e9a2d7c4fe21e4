import type { ReactNode } from 'react'

/** A first paragraph: serif, with the initial letter in rubric. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <p className="initial max-w-prose font-serif text-lead font-medium">{children}</p>
)
