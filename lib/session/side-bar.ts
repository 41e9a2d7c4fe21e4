import { create } from 'zustand'

/** What opens at the side of a page: the pages of the account on phones, the small cart, and the book just added to it. */
type SideBar = 'account' | 'cart' | 'added'

interface Opening {
  type: SideBar
}

let closing: ReturnType<typeof setTimeout> | undefined

const useOpened = create<{ opened?: Opening }>(() => ({}))

/** The visitor is in the side bar: it no longer closes by itself (WCAG 2.2.1). */
export const holdSideBar = (): void => clearTimeout(closing)

/** @param which an opening closes only itself, because another one may have taken its place */
export const closeSideBar = (which: SideBar | Opening): void => {
  const { opened } = useOpened.getState()
  if (opened === which || opened?.type === which) useOpened.setState({ opened: undefined })
}

/**
 * Opens a side bar in place of the open one (spec point 2).
 * @param closeAfterMs after this time it closes by itself
 */
export const openSideBar = (type: SideBar, closeAfterMs?: number): Opening => {
  const opened = { type }
  if (closeAfterMs) closing = setTimeout(closeSideBar, closeAfterMs, opened)
  useOpened.setState({ opened })
  return opened
}

/** Undefined while the side bar is closed. */
export const useSideBar = (type: SideBar): Opening | undefined =>
  useOpened(({ opened }) => (opened?.type === type ? opened : undefined))
