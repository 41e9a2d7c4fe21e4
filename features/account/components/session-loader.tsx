'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useHint } from '#lib/session/hint-cookies.ts'

const load = () => import('./session-parts.tsx').then((loaded) => ({ default: loaded.SessionParts }))
const SessionParts = lazy(load)

/**
 * Stands once in every layout. What looks after the session is loaded when the page is idle, and at once for customers,
 * whose session may just have ended.
 */
export const SessionLoader = () => {
  const isCustomer = useHint('customer') !== undefined
  const [wasCustomer, setWasCustomer] = useState(false)
  const [isIdle, setIsIdle] = useState(false)
  if (isCustomer && !wasCustomer) setWasCustomer(true)
  useEffect(() => void (window.requestIdleCallback ?? setTimeout)(() => setIsIdle(true)), [])

  return (
    (wasCustomer || isIdle) && (
      <Suspense>
        <SessionParts isGone={wasCustomer && !isCustomer} />
      </Suspense>
    )
  )
}
