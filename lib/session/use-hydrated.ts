import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the static HTML, which knows of no cart; true once the page can look for one. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
