'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { useMenuHover } from '../use-menu-hover.ts'

/** The handlers only add to the native behaviour of the links and summaries inside. */
export const MenuRow = ({ label, children }: { label: string; children: ReactNode }) => {
  const hover = useMenuHover(useSelectedLayoutSegments().join('/'))
  return (
    <nav {...hover} aria-label={label} className="relative hidden lg:block">
      {children}
    </nav>
  )
}
