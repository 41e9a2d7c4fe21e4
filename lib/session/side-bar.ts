import { create } from 'zustand'

/** What opens at the side of a page: the pages of the account on phones, the small cart, and the book just added to it. */
type SideBar = 'account' | 'cart' | 'added'

let lastId = 0
let closing: ReturnType<typeof setTimeout> | undefined

const useOpened = create<{ opened?: { type: SideBar; id: number } }>(() => ({}))

/** The visitor is in the side bar: it no longer closes by itself (WCAG 2.2.1). */
export const holdSideBar = (): void => clearTimeout(closing)

/** @param id closes this opening only; another one may have taken its place */
export const closeSideBar = (type: SideBar, id?: number): void => {
  const { opened } = useOpened.getState()
  if (opened?.type !== type || (id !== undefined && id !== opened.id)) return
  holdSideBar()
  useOpened.setState({ opened: undefined })
}

/**
 * Opens a side bar in place of the open one (spec point 2).
 * @param closeAfterMs after this time it closes by itself
 * @returns the id of this opening
 */
export const openSideBar = (type: SideBar, closeAfterMs?: number): number => {
  const id = ++lastId
  holdSideBar()
  if (closeAfterMs !== undefined) closing = setTimeout(closeSideBar, closeAfterMs, type, id)
  useOpened.setState({ opened: { type, id } })
  return id
}

export const toggleSideBar = (type: SideBar): void =>
  useOpened.getState().opened?.type === type ? closeSideBar(type) : void openSideBar(type)

/** The id of the opening of a side bar; undefined while it is closed. */
export const useSideBar = (type: SideBar): number | undefined =>
  useOpened(({ opened }) => (opened?.type === type ? opened.id : undefined))
