'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'

export const loadLowerCategoryLinks = () => import('./lower-category-links.tsx')
const LowerCategoryLinks = lazy(() =>
  loadLowerCategoryLinks().then((loaded) => ({ default: loaded.LowerCategoryLinks })),
)

interface Props {
  of: number
  place: 'panel' | 'accordion'
}

/**
 * The categories below one of the first level: asked for when the `<details>` around them opens, for every page would
 * carry all of them. Without JavaScript the way there is the category's own page.
 */
export const LowerCategories = ({ of, place }: Props) => {
  const mark = useRef<HTMLLIElement>(null)
  const [isOpened, setIsOpened] = useState(false)

  useEffect(() => {
    const details = mark.current?.closest('details')
    const look = () => {
      if (details?.open) setIsOpened(true)
    }
    // It may have been opened before the scripts came.
    look()
    details?.addEventListener('toggle', look)
    return () => details?.removeEventListener('toggle', look)
  }, [])

  return isOpened ? (
    <Suspense>
      <LowerCategoryLinks of={of} place={place} />
    </Suspense>
  ) : (
    <li ref={mark} hidden />
  )
}
