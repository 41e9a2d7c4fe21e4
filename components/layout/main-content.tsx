import type { ReactNode } from 'react'
import { mainId } from './skip-link.tsx'

/** The only `<main>` of a page; the skip link puts the focus here. */
export const MainContent = ({ children, className }: { children: ReactNode; className?: string }) => (
  <main id={mainId} tabIndex={-1} className={`outline-none focus-visible:shadow-none ${className ?? ''}`}>
    {children}
  </main>
)
