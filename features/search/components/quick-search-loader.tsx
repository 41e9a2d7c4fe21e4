'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'

/** If this code cannot be loaded, only the suggestions are missing; the search still works. */
const QuickSearch = lazy(() =>
  withLaterTexts(import('./quick-search.tsx')).then(
    (loaded) => ({ default: loaded.QuickSearch }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** Stands in the search form and loads the suggestions when the field is first used. */
export const QuickSearchLoader = () => {
  const place = useRef<HTMLSpanElement>(null)
  const [field, setField] = useState<HTMLInputElement>()

  useEffect(() => {
    const found = place.current?.closest('form')?.querySelector('input')
    if (!found) return
    const wake = () => setField(found)
    found.addEventListener('focus', wake)
    // The visitor may have focused the field before the script ran.
    if (document.activeElement === found) found.dispatchEvent(new FocusEvent('focus'))
    return () => found.removeEventListener('focus', wake)
  }, [])

  return (
    <span ref={place}>
      {field && (
        <Suspense>
          <QuickSearch field={field} />
        </Suspense>
      )}
    </span>
  )
}
