import { type Listening, listenToBackend } from './listen.ts'
import type { Change, Listener } from './change.ts'

/**
 * A page can be in the making while its tags are cleared. Next then saves the old content as if it were new. So the
 * same tags are cleared again: once after the time that a page usually takes, once after the time that a slow backend
 * may take.
 */
export const againAfterMs = [1_000, 8_000]

export interface Announcements {
  /**
   * Subscribes a listener from now on. Listeners are called one after the other, in the order of subscription, the
   * innermost cache first.
   */
  subscribe: (listener: Listener) => void
  /** Begins to listen. @returns when everything from before this process has been cleared, or after `patienceMs` */
  start: (patienceMs: number) => Promise<void>
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
  let listening: Listening | undefined
  let isOpen = false
  const deliver = async (change: Change): Promise<void> => {
    for (const listener of listeners) await listener(change)
  }
  const deliverLater = (change: Change, afterMs: number): void => {
    setTimeout(() => {
      if (!closing.aborted) void deliver(change).catch(() => listening?.restart())
    }, afterMs).unref()
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
        const deliverRepeatedly = async (change: Change) => {
          await deliver(change)
          // Before the first call there were no visitors, so no page is in the making.
          if (isOpen) for (const afterMs of againAfterMs) deliverLater(change, afterMs)
          open()
        }
        listening = listenToBackend({
          url: new URL('../announcements', `${apiBaseUrl}/`).href,
          deliver: deliverRepeatedly,
          log,
          closing,
        })
      }),
  }
}
