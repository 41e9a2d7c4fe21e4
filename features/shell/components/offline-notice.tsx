'use client'

import { useSyncExternalStore } from 'react'
import { useWantedPage } from '#lib/routing/wanted-page.ts'

const events = ['online', 'offline'] as const

const subscribe = (listener: () => void) => {
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

interface Props {
  text: string
  /** Set once the visitor has requested another page. */
  waitingText: string
}

/**
 * Tells on every page that the visitor is offline. A page that was requested meanwhile is opened afterwards
 * (soft-navigation.tsx).
 */
export const OfflineNotice = ({ text, waitingText }: Props) => {
  const isOffline = useIsOffline()
  const isWaiting = useWantedPage(({ href }) => href !== undefined)

  return (
    <div role="status" data-theme="night" className="fixed inset-x-0 bottom-0 z-50">
      {isOffline && <p className="px-4 py-3 text-center">{isWaiting ? waitingText : text}</p>}
    </div>
  )
}
