'use client'

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { toggleCompared } from '../compare-list.ts'

/** A part of the program that does not come costs the bar, not the list. */
const CompareBar = lazy(() =>
  import('./compare-bar.tsx').then(
    (loaded) => ({ default: loaded.CompareBar }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/**
 * Once in the layout. A table's rows and the product page have plain buttons with `data-compare`, which cost no script of their
 * own; the bar comes once there is something to compare.
 */
export const CompareLoader = ({ limit, fullText }: { limit: number; fullText: string }) => {
  const saved = useHint('compare')

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-compare]')?.dataset.compare
      if (id && !toggleCompared(Number(id), limit)) showToast({ tone: 'warning', text: fullText })
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [limit, fullText])

  return (
    saved && (
      <Suspense>
        <CompareBar cookie={saved} limit={limit} />
      </Suspense>
    )
  )
}
