const key = 'reloaded-at'
const pauseMs = 60_000

/** After a deployment an open page may request files that no longer exist. */
export const isChunkFailure = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' ||
  /loading (css )?chunk|dynamically imported module|importing a module script failed/i.test(message)

/**
 * Reloads the page, but at most once in 60 seconds (spec point 8), so that a lasting failure ends on the error page.
 */
export const reloadOnce = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number, reload: () => void): boolean => {
  if (now - Number(storage.getItem(key) ?? 0) < pauseMs) return false
  storage.setItem(key, String(now))
  reload()
  return true
}
