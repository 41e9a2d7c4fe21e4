'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** A part of the program that does not come costs the suggestions, not the search. */
const QuickSearch = lazy(() =>
  import('./quick-search.tsx').then(
    (loaded) => ({ default: loaded.QuickSearch }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** Stands in the search form and fetches the suggestions when its field is first used. */
export const QuickSearchLoader = () => {
  const place = useRef<HTMLSpanElement>(null)
  const [field, setField] = useState<HTMLInputElement>()

  useEffect(() => {
    const found = place.current?.closest('form')?.querySelector('input')
    if (!found) return
    const wake = () => setField(found)
    found.addEventListener('focus', wake)
    // Somebody may have been faster than the script.
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
