import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the static HTML, which contains no cart; true when the page can load one. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
