import { Patience, withPatience } from '../../db/patience.ts'
import type { Services } from '../../kernel/context.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { readSince } from './read-since.ts'
import { readPosition } from './rules/position.ts'

/**
 * A change must be on all pages within two seconds. The query is cheap, and it does not run while no storefront
 * listens.
 */
const everyMs = 250
const maxReaders = 100

export interface Feed {
  /**
   * @param after the last position that the reader has received
   * @returns undefined if there are too many readers, or when the process ends
   */
  join: (after: string) => Promise<Mailbox | undefined>
  leave: (reader: Mailbox) => void
}

/**
 * One reader of the table for all streams of this process. When the process ends, the streams end.
 * @param caughtUp waits for the replica: what storefronts read after they were told must not be older than the change
 */
export const createFeed = (
  { db, log, closing }: Pick<Services, 'db' | 'log' | 'closing'>,
  caughtUp: () => Promise<void> = async () => {},
): Feed => {
  const readers = new Set<Mailbox>()
  let reached: string | undefined
  let starting: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isFailing = false

  const read = async (): Promise<void> => {
    // The loop goes on for longer than the call that started it, and that call's patience ends.
    const news = await withPatience(new Patience(false), () =>
      readSince(db, reached === undefined ? undefined : readPosition(reached)),
    )
    // The first reader got its own missing changes already.
    const tags = reached === undefined ? [] : news.tags
    if (tags.length > 0) await caughtUp()
    reached = news.position
    for (const reader of readers) reader.put({ position: reached, tags })
  }
  const round = async (): Promise<void> => {
    timer = undefined
    try {
      await read()
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'announcements cannot be read; told once until they can')
      isFailing = true
    }
    plan()
  }
  const plan = () => {
    if (readers.size === 0) reached = undefined
    else if (!closing.aborted) timer ??= setTimeout(() => void round(), everyMs).unref()
  }
  const leave = (reader: Mailbox) => {
    reader.end()
    readers.delete(reader)
  }
  closing.addEventListener('abort', () => {
    clearTimeout(timer)
    readers.forEach(leave)
  })
  return {
    join: async (after) => {
      if (closing.aborted || readers.size >= maxReaders) return undefined
      const reader = createMailbox()
      readers.add(reader)
      try {
        // In this order a change that is committed between the two queries is delivered twice instead of never.
        if (reached === undefined) await (starting ??= read().finally(() => (starting = undefined)))
        const missed = await readSince(db, readPosition(after))
        if (missed.tags.length > 0) await caughtUp()
        reader.put(missed)
      } catch (error) {
        leave(reader)
        throw error
      }
      plan()
      return reader
    },
    leave,
  }
}
