'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

/** If this code cannot be loaded, the hearts do nothing. */
const FavouriteMarks = lazy(() =>
  withLaterTexts(import('./favourite-marks.tsx')).then(
    ({ FavouriteMarks: Marks }): { default: ComponentType<ComponentProps<typeof Marks>> } => ({ default: Marks }),
    () => ({ default: () => null }),
  ),
)

/**
 * Stands once in the layout. Books have plain buttons with `data-favourite`, which need no script of their own. The code
 * is loaded for the signed-in, whose hearts it fills, and for a guest who presses one.
 */
export const FavouriteLoader = () => {
  const isCustomer = useHint('customer')
  const [pressed, setPressed] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const press = ({ target }: MouseEvent) => setPressed((target as Element).closest<HTMLElement>('[data-favourite]'))
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])

  return (
    (isCustomer || pressed) && (
      <Suspense>
        <FavouriteMarks pressed={pressed} onDone={() => setPressed(null)} />
      </Suspense>
    )
  )
}
