'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const MenuBelowLinks = lazy(() =>
  import('./menu-below-links.tsx').then((loaded) => ({ default: loaded.MenuBelowLinks })),
)

interface Props {
  place: 'panel' | 'accordion'
  /** Whose lower categories are shown. */
  category: number | null
  /** The version of the banner strip beside them. */
  strip?: number | undefined
}

/**
 * What is below an entry of the menu: asked for when the `<details>` around it opens, for every page would carry all
 * of it. Without JavaScript the way there is the entry's own page.
 */
export const MenuBelow = (props: Props) => {
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
      <MenuBelowLinks {...props} />
    </Suspense>
  ) : (
    <li ref={mark} hidden />
  )
}
