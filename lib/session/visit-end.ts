import type { QueryClient } from '@tanstack/react-query'
import { clearVisit } from './clear-visit.ts'
import { readHint } from './hint-cookies.ts'
import { leavePage } from './leave-page.ts'

const modeChanged = 'operation_mode_changed'
/** In the storage of the tab: after the next load it has a warning to show. */
const warningKey = 'session-ended'

const inStorage = <Value>(work: (storage: Storage) => Value): Value | undefined => {
  try {
    return work(sessionStorage)
  } catch {
    // A browser that forbids the storage has stored nothing, and shows no warning.
    return undefined
  }
}

/** Whether this tab itself is ending the session, and decides where it leads. */
let endsItself = false

/** A query that is refused meanwhile must not lead elsewhere. */
export const isEndingItself = (): boolean => endsItself

/**
 * Ends the session of this browser and clears what belongs to it (spec point 4: logout). The gateway removes the token,
 * the segment and the count of the cart with the answer. Cart, draft order, user and the regions of the page live in the
 * memory of the page, which is loaded again.
 * @param client what the page has read; undefined outside its provider
 * @param end the call that ends the session: a sign-out revokes the token, the end of an account takes it along
 * @param redirectTo the path to load; without it the same page, as a guest's
 * @throws what `end` throws; then nothing is cleared
 */
export const endSession = async (
  client: QueryClient | undefined,
  end: () => Promise<unknown>,
  redirectTo?: string,
): Promise<void> => {
  endsItself = true
  // Whatever the page asks for meanwhile in the name of this customer would be refused.
  const giveUp = () => client?.cancelQueries()
  // A query is announced just before it begins.
  const stopWatching = client?.getQueryCache().subscribe(() => queueMicrotask(giveUp))
  try {
    await giveUp()
    await end()
  } catch (error) {
    endsItself = false
    stopWatching?.()
    void client?.invalidateQueries()
    throw error
  }
  client?.clear()
  clearVisit()
  leavePage(redirectTo)
}

/**
 * The customer of this tab is gone. Where the customer has signed out in another tab, or the operation mode has ended
 * the session, the page is loaded again, as that of a guest. A session that has run out is left to the page, which may
 * hold what the customer has typed.
 */
export const noticeEnd = (): void => {
  const reason = readHint('ended')
  if (endsItself || reason === undefined) return
  clearVisit()
  if (reason === modeChanged) inStorage((storage) => storage.setItem(warningKey, reason))
  leavePage()
}

/** Another tab has begun or ended to act in the name of a customer: this page shows and holds what is another person's. */
export const noticeAnother = (): void => {
  if (endsItself) return
  clearVisit()
  leavePage()
}

/** Whether this tab has to warn of a change of the operation mode. True once. */
export const takeWarning = (): boolean =>
  inStorage((storage) => {
    const isDue = storage.getItem(warningKey) !== null
    storage.removeItem(warningKey)
    return isDue
  }) === true
