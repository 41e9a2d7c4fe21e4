'use client'

import { useEffect, useState } from 'react'
import { usePendingRequests } from '#lib/api/pending-requests.ts'

/** What answers sooner shows nothing (spec point 9: fetch minimum delay). */
const delayMs = 200

/** Requests and navigation under way; grows towards 90 % and never over 100. */
export const LoadingBar = ({ label }: { label: string }) => {
  const isPending = usePendingRequests(({ count }) => count > 0)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsShown(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsShown(false)
    }
  }, [isPending])

  return isShown ? (
    <div role="progressbar" aria-label={label} className="fixed inset-x-0 top-0 z-50 h-[3px]">
      <div className="h-full w-full origin-left scale-x-90 bg-rubric transition-transform duration-[6s] ease-out starting:scale-x-5" />
    </div>
  ) : null
}
