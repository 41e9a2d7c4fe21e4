import { setTimeout as wait } from 'node:timers/promises'
import type { News } from './read-since.ts'

/** With more tags than this the reader gets a reset: the tags for a slow reader must not fill the memory. */
const maxTags = 20_000

export interface Mailbox {
  put: (news: News) => void
  /** The tags since the last call; an empty list after `patienceMs` without any, undefined after the end. */
  take: (patienceMs: number) => Promise<News | undefined>
  end: () => void
}

/** Collects the tags for one reader while its connection is busy. Tags are merged, not queued. */
export const createMailbox = (): Mailbox => {
  let position = ''
  let waiting: Set<string> | 'everything' = new Set()
  let isEnded = false
  let wake = new AbortController()
  const isEmpty = () => waiting !== 'everything' && waiting.size === 0
  return {
    put: ({ position: reached, tags }) => {
      position = reached
      if (tags === 'everything') waiting = tags
      else if (waiting !== 'everything') for (const tag of tags) waiting.add(tag)
      if (waiting !== 'everything' && waiting.size > maxTags) waiting = 'everything'
      if (!isEmpty()) wake.abort()
    },
    take: async (patienceMs) => {
      if (isEmpty() && !isEnded)
        await wait(patienceMs, undefined, { signal: wake.signal, ref: false }).catch(() => undefined)
      if (isEnded) return undefined
      wake = new AbortController()
      const tags = waiting === 'everything' ? waiting : [...waiting]
      waiting = new Set()
      return { position, tags }
    },
    end: () => {
      isEnded = true
      wake.abort()
    },
  }
}
