'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { focusAfterwards, takeWantedFocus } from '#lib/routing/restored-focus.ts'

/**
 * Another format is another page, and the pressed link disappears with the old page: the focus moves to the same choice
 * on the new page. Each row of choices inside has its name in `data-choice`.
 */
export const SaveChoiceFocus = ({ children, className }: { children: ReactNode; className?: string }) => {
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
