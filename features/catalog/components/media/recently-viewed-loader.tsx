'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { RecentlyViewedProps } from './recently-viewed.tsx'

/** Nobody asked for it: if it does not come, the page is whole without it. */
const nothing = (_: RecentlyViewedProps): ReactNode => null
const RecentlyViewed = lazy(() =>
  import('./recently-viewed.tsx').then(
    (loaded): { default: typeof nothing } => ({ default: loaded.RecentlyViewed }),
    () => ({ default: nothing }),
  ),
)

/** Once the page has nothing more urgent to do. */
const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run)

export const RecentlyViewedLoader = (props: RecentlyViewedProps) => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!idle) return null
  return (
    <Suspense>
      <RecentlyViewed key={props.current.id} {...props} />
    </Suspense>
  )
}
