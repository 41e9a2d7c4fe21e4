import { useSyncExternalStore } from 'react'

const twoPages = '(min-width: 900px)'

const subscribe = (tell: () => void) => {
  const query = matchMedia(twoPages)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** How many pages of a book lie open beside each other on this screen. Of dialogs, which the server never renders. */
export const useShownPages = (): 1 | 2 => useSyncExternalStore(subscribe, () => (matchMedia(twoPages).matches ? 2 : 1))
