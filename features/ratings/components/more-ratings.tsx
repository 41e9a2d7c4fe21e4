'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'

const LaterRatings = lazy(() =>
  withLaterTexts(import('./later-ratings.tsx')).then((loaded) => ({ default: loaded.LaterRatings })),
)

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
