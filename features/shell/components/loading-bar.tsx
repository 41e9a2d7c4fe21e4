'use client'

import { useEffect, useState } from 'react'
import { progressOf, usePendingRequests } from '#lib/api/pending-requests.ts'

/** Shorter requests show no bar (spec point 9: fetch minimum delay). */
const delayMs = 200
const stepMs = 300

/** A single request has no known progress: the bar moves ever slower and stays below 90 %. */
const patience = (steps: number): number => Math.round(90 * (1 - 0.85 ** steps))

/** The progress of requests and navigation (spec point 7): the share of answered requests, never over 100 %. */
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
