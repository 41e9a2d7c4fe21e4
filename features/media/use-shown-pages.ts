import { useSyncExternalStore } from 'react'

const twoPages = '(min-width: 900px)'

const subscribe = (tell: () => void) => {
  const query = matchMedia(twoPages)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * The number of pages that fit beside each other on this screen. Only dialogs use it, and the server renders no
 * dialogs.
 */
export const useShownPages = (): 1 | 2 => useSyncExternalStore(subscribe, () => (matchMedia(twoPages).matches ? 2 : 1))
