let isLeaving = false

/**
 * Loads a page from the server, once: without a path this page again, or what its guards lead to now. The page that is
 * left was another person's, so the Back button does not lead to it.
 */
export const leavePage = (path?: string): void => {
  if (isLeaving) return
  isLeaving = true
  if (path === undefined) window.location.reload()
  else window.location.replace(path)
}
