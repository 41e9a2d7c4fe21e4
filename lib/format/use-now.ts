import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute)
  return () => clearInterval(timer)
}

/** The time in minutes. Undefined in the static page, because the time of rendering must not be part of it. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  )
