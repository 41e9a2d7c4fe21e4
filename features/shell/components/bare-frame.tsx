import type { ReactNode } from 'react'
import { MainContent } from '#components/layout/main-content.tsx'

/** The layout of maintenance and errors: only the name and the message, nothing else that could fail. */
export const BareFrame = ({ children }: { children: ReactNode }) => (
  <>
    <header className="border-b border-line">
      <div className="measure flex min-h-16 items-center py-3 sm:min-h-[84px]">
        <span className="initial title text-24 leading-none sm:text-30">Kolofon</span>
      </div>
    </header>
    <MainContent>{children}</MainContent>
  </>
)
