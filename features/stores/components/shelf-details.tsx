'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'

const LiveShelves = lazy(() => import('./live-shelves.tsx').then((loaded) => ({ default: loaded.LiveShelves })))

interface Props {
  variantId: number
  summary: ReactNode
  /** The list as the page knows it, which stays without JavaScript. */
  children: ReactNode
}

/** Opens on demand; only then is it asked how much there is at this moment, and which shop is open. */
export const ShelfDetails = ({ variantId, summary, children }: Props) => {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary className="group list-none [&::-webkit-details-marker]:hidden">{summary}</summary>
      {wasOpened ? (
        <Suspense fallback={children}>
          <LiveShelves variantId={variantId}>{children}</LiveShelves>
        </Suspense>
      ) : (
        children
      )}
    </details>
  )
}
