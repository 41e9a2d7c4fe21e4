'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import type { SoonestShelfProps } from './soonest-shelf.tsx'

const nothing = (_: SoonestShelfProps): ReactNode => null

const SoonestShelf = lazy(() =>
  import('./soonest-shelf.tsx').then(
    (loaded): { default: typeof nothing } => ({ default: loaded.SoonestShelf }),
    () => ({ default: nothing }),
  ),
)

/** Its line is there before it knows what to say, so that nothing jumps; opening hours are read after the page has come. */
export const SoonestShelfLoader = (props: SoonestShelfProps) => {
  const hydrated = useHydrated()
  return (
    <span className="block min-h-[1lh] truncate">
      {hydrated && (
        <Suspense>
          <SoonestShelf {...props} />
        </Suspense>
      )}
    </span>
  )
}
