'use client'

import { useEffect, useState } from 'react'
import { takeWantedFocus } from '#lib/routing/restored-focus.ts'

/**
 * A filtered view and the static one are two pages, so React may build the listing anew. This gives the focus back to
 * where it was, and says the new count. Its key is the view: it acts once for each.
 */
export const RestoreFocus = ({ announcement }: { announcement: string }) => {
  const [said, setSaid] = useState('')

  useEffect(() => {
    const selector = takeWantedFocus()
    if (selector === undefined) return
    const field = selector && document.querySelector<HTMLElement>(selector)
    if (field && field !== document.activeElement) field.focus({ preventScroll: true })
    // Into a region that already stands there: one that comes with its text is not read out.
    setTimeout(() => setSaid(announcement), 100)
  }, [announcement])

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
