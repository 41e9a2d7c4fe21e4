'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Something that takes the place of what had the focus, or that appears far from it: it has the focus now. */
export const FocusedPart = ({ children }: { children: ReactNode }) => {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <div ref={part} tabIndex={-1} className="outline-none focus-visible:shadow-none">
      {children}
    </div>
  )
}
