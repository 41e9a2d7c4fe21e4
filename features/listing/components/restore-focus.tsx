'use client'

import { useEffect, useState } from 'react'
import { takeWantedFocus } from '#lib/routing/restored-focus.ts'

/**
 * A filtered view and the static one are two pages, so React may build the listing anew. This component restores the
 * focus and announces the new count. Its key is the view, so it acts once for each view.
 */
export const RestoreFocus = ({ announcement }: { announcement: string }) => {
  const [said, setSaid] = useState('')

  useEffect(() => {
    const selector = takeWantedFocus()
    if (selector === undefined) return
    const field = selector && document.querySelector<HTMLElement>(selector)
    if (field && field !== document.activeElement) field.focus({ preventScroll: true })
    // The region must be in the page before its text: screen readers skip a region that comes with its text.
    setTimeout(() => setSaid(announcement), 100)
  }, [announcement])

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
