import { create } from 'zustand'

/** The page that the visitor opened while offline. It is shown when the network is back. */
export const useWantedPage = create<{ href: string | undefined }>(() => ({ href: undefined }))

/**
 * Without a network a navigation would show the browser's error page and lose what the visitor has typed, so the page
 * stays.
 */
export const goWhenOnline = (href: string, go: () => void): void => {
  if (navigator.onLine) go()
  else useWantedPage.setState({ href })
}
