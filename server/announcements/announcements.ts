import { type Hearing, hear } from './hear.ts'
import type { Change, Listener } from './change.ts'

/**
 * A page that was being made when its tags fell may show what was before, and is kept as if it were new: its tags fall
 * again, once for pages that take as long as they do, once for those that waited for a slow backend.
 */
export const againAfterMs = [1_000, 8_000]

export interface Announcements {
  /** From now on; listeners are told one after the other in the order in which they came, inner stores first. */
  subscribe: (listener: Listener) => void
  /** Begins to listen. @returns when everything from before this process has been dropped, or after `patienceMs` */
  start: (patienceMs: number) => Promise<void>
}

/**
 * What the backend announces as changed, for all that this process keeps: one stream a process.
 * @param apiBaseUrl the stream lies beside the API, see the backend's announcements
 * @param closing aborted when the process ends
 */
export const createAnnouncements = (
  apiBaseUrl: string,
  log: (text: string) => void,
  closing: AbortSignal,
): Announcements => {
  const listeners: Listener[] = []
  let hearing: Hearing | undefined
  let isOpen = false
  const tell = async (change: Change): Promise<void> => {
    for (const listener of listeners) await listener(change)
  }
  const tellLater = (change: Change, afterMs: number): void => {
    setTimeout(() => {
      if (!closing.aborted) void tell(change).catch(() => hearing?.beginAnew())
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
        setTimeout(open, patienceMs).unref()
        const tellAgain = async (change: Change) => {
          await tell(change)
          // Until now there were no visitors, and so no pages in the making.
          if (isOpen) for (const afterMs of againAfterMs) tellLater(change, afterMs)
          open()
        }
        hearing = hear({ url: new URL('../announcements', `${apiBaseUrl}/`).href, tell: tellAgain, log, closing })
      }),
  }
}
