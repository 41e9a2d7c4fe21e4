'use client'

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

/** If this code cannot be loaded, only the bar is missing; the list still works. */
const CompareBar = lazy(() =>
  import('./compare-bar.tsx').then(
    (loaded) => ({ default: loaded.CompareBar }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/**
 * Stands once in the layout. The rows of a table and the page of a product have plain buttons with `data-compare`,
 * which need no script of their own. The bar is loaded when the list holds a book.
 */
export const CompareLoader = ({ limit, fullText }: { limit: number; fullText: string }) => {
  const saved = useHint('compare')

  useEffect(() => {
    const toggle = async (id: number) => {
      const { toggleCompared } = await import('../compare-list.ts')
      if (!toggleCompared(id, limit)) showToast({ tone: 'warning', text: fullText })
    }
    const press = ({ target }: MouseEvent) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-compare]')?.dataset.compare
      if (id) void toggle(Number(id))
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
