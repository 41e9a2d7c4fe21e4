import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute)
  return () => clearInterval(timer)
}

/** The time in minutes; undefined in the static page, which must not remember when it was made. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  )
