'use client'

import { Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { lazyWithMessages } from '#lib/i18n/lazy-with-messages.tsx'

const LaterRatings = lazyWithMessages(() => import('./later-ratings.tsx').then((loaded) => loaded.LaterRatings), {
  hu: () => import('#messages/hu/ratings.json').then((loaded) => ({ ratings: loaded.default })),
  en: () => import('#messages/en/ratings.json').then((loaded) => ({ ratings: loaded.default })),
})

interface Props {
  variantId: number
  cursor: string
  label: string
}

/** Those that the page does not hold; without JavaScript it holds the latest. */
export const MoreRatings = ({ variantId, cursor, label }: Props) => {
  const [isWanted, setIsWanted] = useState(false)
  const waiting = (
    <Button className="mb-5 noscript:hidden" busy={isWanted} onClick={() => setIsWanted(true)}>
      {label}
    </Button>
  )
  if (!isWanted) return waiting
  return (
    <Suspense fallback={waiting}>
      <LaterRatings variantId={variantId} cursor={cursor} />
    </Suspense>
  )
}
