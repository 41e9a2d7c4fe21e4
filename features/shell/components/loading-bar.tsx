'use client'

import { useEffect, useState } from 'react'
import { progressOf, usePendingRequests } from '#lib/api/pending-requests.ts'

/** What answers sooner shows nothing (spec point 9: fetch minimum delay). */
const delayMs = 200
const stepMs = 300

/** One request alone tells nothing of how far it is: the bar goes on, ever slower, and stays below 90 %. */
const patience = (steps: number): number => Math.round(90 * (1 - 0.85 ** steps))

/** Requests and navigation under way (spec point 7): how many of them are answered, never over 100 %. */
export const LoadingBar = ({ label }: { label: string }) => {
  const isPending = usePendingRequests(({ count }) => count > 0)
  const progress = usePendingRequests(progressOf)
  const [steps, setSteps] = useState(0)

  useEffect(() => {
    if (!isPending) return
    const step = () => setSteps((before) => before + 1)
    let timer = setTimeout(() => {
      step()
      timer = setInterval(step, stepMs)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      setSteps(0)
    }
  }, [isPending])

  if (steps === 0) return null
  return <progress aria-label={label} max={100} value={Math.max(progress, patience(steps))} className="loading-bar" />
}
