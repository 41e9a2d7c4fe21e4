'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { focusAfterwards, takeWantedFocus } from '#lib/routing/restored-focus.ts'

/**
 * Another format is another page, and what was pressed goes with the old one: the focus goes to its like in the new one.
 * Inside, each row of choices says its name by `data-choice`.
 */
export const KeepChoice = ({ children, className }: { children: ReactNode; className?: string }) => {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const selector = takeWantedFocus()
    if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })

    const { current } = place
    const remember = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a')
      if (link) focusAfterwards(link)
    }
    current?.addEventListener('click', remember)
    return () => current?.removeEventListener('click', remember)
  }, [])

  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
