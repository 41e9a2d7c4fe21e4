import type { ServerResponse } from 'node:http'
import { incompleteTag, type RequestScope } from '#lib/process/request-scope.ts'
import type { Change, Listener } from './change.ts'
import { createChangeLog } from './change-log.ts'
import { type Listening, listenToBackend } from './listen.ts'

/**
 * A page can be in the making while its tags are cleared. Next then saves the old content as if it were new. So after
 * each request the same tags are cleared again if they were announced meanwhile: as soon as Next has saved the page, and
 * later for other pages that were made from its old answers.
 */
export const againAfterMs = [100, 1_000, 8_000]

/**
 * Whether work goes on behind the answer, so that what is announced later counts too: Next renews the page, a part or a
 * whole page was given up while its answers still come, or the visitor left before the page was made.
 */
const goesOn = ({ isRenewed, tags }: RequestScope, { statusCode, writableEnded }: ServerResponse): boolean =>
  isRenewed === true || tags?.has(incompleteTag) === true || statusCode >= 500 || !writableEnded

/** An import. The backend may need some seconds until its lists show so many changes, so their tags are cleared again too. */
const isLarge = (change: Change): boolean => change === 'everything' || change.length > 200

export interface Announcements {
  /**
   * Subscribes a listener from now on. Listeners are called one after the other, in the order of subscription, the
   * innermost cache first.
   */
  subscribe: (listener: Listener) => void
  /** Begins to listen. @returns when everything from before this process has been cleared, or after `patienceMs` */
  start: (patienceMs: number) => Promise<void>
  /**
   * Watches a request until it has ended, and a little longer.
   * @param scope with the tags of the data that it loads; while it runs they become more
   */
  watch: (response: ServerResponse, scope: RequestScope) => void
}

/**
 * Passes the changes that the backend announces to every cache of this process, over one stream.
 * @param apiBaseUrl the stream lies beside the API, see the backend's announcements
 * @param closing aborted when the process ends
 */
export const createAnnouncements = (
  apiBaseUrl: string,
  log: (text: string) => void,
  closing: AbortSignal,
): Announcements => {
  const listeners: Listener[] = []
  const announced = createChangeLog(3 * Math.max(...againAfterMs))
  let listening: Listening | undefined
  let isOpen = false
  const deliver = async (change: Change): Promise<void> => {
    for (const listener of listeners) await listener(change)
  }
  const deliverAgain = (change: Change): void => {
    if (change.length > 0 && !closing.aborted) void deliver(change).catch(() => listening?.restart())
  }
  const afterwards = (work: () => void): void => {
    for (const afterMs of againAfterMs) setTimeout(work, afterMs).unref()
  }
  return {
    subscribe: (listener) => void listeners.push(listener),
    start: (patienceMs) =>
      new Promise((resolve) => {
        const open = () => {
          isOpen = true
          resolve()
        }
        setTimeout(() => {
          if (!isOpen) log('The backend does not answer yet, pages stay as they are.')
          open()
        }, patienceMs).unref()
        listening = listenToBackend({
          url: new URL('../announcements', `${apiBaseUrl}/`).href,
          deliver: async (change) => {
            announced.record(change)
            await deliver(change)
            // Once more: what began while it was delivered may have found the old answers.
            announced.record(change)
            // Before the shop is open there are no visitors, so no page is in the making.
            if (isOpen && isLarge(change)) afterwards(() => deliverAgain(change))
            open()
          },
          log,
          closing,
        })
      }),
    watch: (response, scope) => {
      const since = announced.count()
      const findOvertaken = () => [...(scope.tags ?? [])].filter((tag) => announced.hasChanged(new Set([tag]), since))
      let overtaken: string[] | undefined
      const clearOvertaken = () => {
        if (!overtaken || goesOn(scope, response)) overtaken = findOvertaken()
        deliverAgain(overtaken)
      }
      response.once('close', () => afterwards(clearOvertaken))
    },
  }
}
