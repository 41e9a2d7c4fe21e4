'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const MenuBelowLinks = lazy(() =>
  import('./menu-below-links.tsx').then((loaded) => ({ default: loaded.MenuBelowLinks })),
)

interface Props {
  place: 'panel' | 'accordion'
  /** The category whose lower categories are shown. */
  category: number | undefined
  /** The version of the banner strip beside them. */
  strip?: number | undefined
}

/**
 * The categories below a menu entry, requested when the `<details>` around them opens: otherwise every page would
 * contain them all. Without JavaScript the entry's own page leads there.
 */
export const MenuBelow = (props: Props) => {
  const mark = useRef<HTMLLIElement>(null)
  const [isOpened, setIsOpened] = useState(false)

  useEffect(() => {
    const details = mark.current?.closest('details')
    const look = () => {
      if (details?.open) setIsOpened(true)
    }
    // The visitor may have opened it before the scripts arrived.
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
