import { create } from 'zustand'

/** The page that the reader asked for while offline: it is opened as soon as it can be had. */
export const useWantedPage = create<{ href: string | undefined }>(() => ({ href: undefined }))

/** Without a network a navigation would end on the browser's own page, and what was typed would be lost: the page stays. */
export const goWhenOnline = (href: string, go: () => void): void => {
  if (navigator.onLine) go()
  else useWantedPage.setState({ href })
}
