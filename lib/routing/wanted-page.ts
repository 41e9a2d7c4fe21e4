import { create } from 'zustand'

/** The page that the reader wanted while offline: it opens as soon as there is a network. */
export const useWantedPage = create<{ href: string | undefined }>(() => ({ href: undefined }))

/** Without a network a navigation would end on the browser's own page, and what was typed would be lost: the page stays. */
export const goWhenOnline = (href: string, go: () => void): void => {
  if (navigator.onLine) go()
  else useWantedPage.setState({ href })
}
