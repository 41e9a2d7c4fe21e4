'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'

const LiveStock = lazy(() => import('./live-stock.tsx').then((loaded) => ({ default: loaded.LiveStock })))

interface Props {
  variantId: number
  summary: ReactNode
  /** The list from the static page, which works without JavaScript. */
  children: ReactNode
}

/** A part that opens on demand. Only then the current stock and the opening hours are loaded. */
export const StockDetails = ({ variantId, summary, children }: Props) => {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary className="group list-none [&::-webkit-details-marker]:hidden">{summary}</summary>
      {wasOpened ? (
        <Suspense fallback={children}>
          <LiveStock variantId={variantId}>{children}</LiveStock>
        </Suspense>
      ) : (
        children
      )}
    </details>
  )
}
