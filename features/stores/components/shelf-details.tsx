'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithMessages } from '#lib/i18n/lazy-with-messages.tsx'

const LiveShelves = lazyWithMessages(() => import('./live-shelves.tsx').then((loaded) => loaded.LiveShelves), {
  hu: () => import('#messages/hu/stores.json').then((loaded) => ({ stores: loaded.default })),
  en: () => import('#messages/en/stores.json').then((loaded) => ({ stores: loaded.default })),
})

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
