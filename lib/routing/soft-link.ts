const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** Addresses that are not pages: calls and files. */
const isFile = ({ pathname }: URL) => /^\/(?:api|assets)\//.test(pathname)

/**
 * The link to another page of the shop that a press opens in this tab and in this language. The browser handles all
 * other presses. In another language every part of the page changes, so that page is loaded as a whole.
 */
export const softLink = (event: MouseEvent, here: URL): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || !isPlainPress(event)) return undefined
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.hreflang) return undefined
  const to = new URL(link.href)
  if (to.origin !== here.origin || isFile(to)) return undefined
  return to.hash && to.pathname + to.search === here.pathname + here.search ? undefined : link
}
