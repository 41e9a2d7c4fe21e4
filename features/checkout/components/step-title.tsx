import type { ReactNode } from 'react'

/** Takes the focus when one step follows another, so that a screen reader begins at the top. */
export const StepTitle = ({ children }: { children: ReactNode }) => (
  <h1 id="step-title" tabIndex={-1} className="title text-36 outline-none focus-visible:shadow-none">
    {children}
  </h1>
)
