import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type ChangeLog, createChangeLog } from '../announcements/change-log.ts'
import { createSavedPages, type SavedPages } from './saved-pages.ts'
import { createShrinking } from './shrink-pages.ts'

const MB = 1024 * 1024
/** 64 MB in all. */
const maxBytes = { static: 48 * MB, onRequest: 8 * MB, visits: 8 * MB }

/**
 * In milliseconds. After this time Next is asked again, and with it the middleware: the shop may be closed now, an
 * address may have moved. A list that is rendered on request shows what the backend answers now.
 */
export const maxAge = { static: 5_000, onRequest: 1_000 }

/** A point in time by which an answer is judged: too old, or overtaken by an announcement. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly ms: number
  /** The number of announcements so far. */
  readonly announced: number
}

/** A visit for which Next is asked now. */
interface Asking {
  readonly key: string
  /** What is announced later may be missing in the answer. */
  readonly since: Moment
  /** Lets the visitors go on who wait for the same answer. */
  readonly end: () => void
}

/** A visit to which Next has answered with a page. */
export interface Visited {
  readonly requestedAt: number
  /** The number of announcements that do not touch the answer, or that it takes into account. */
  announced: number
  /** `static`: Next renders it once for everybody. `onRequest`: rendered for this query. */
  readonly store: keyof typeof maxAge
  /** The address of the page in its store, and the name of its edition. */
  readonly address: string
  readonly edition: string
  readonly etag: string | undefined
}

export interface Memory {
  readonly pages: Readonly<Record<keyof typeof maxAge, SavedPages>>
  /** Called with a static page that has been wanted for a while. */
  readonly shrink: ReturnType<typeof createShrinking>
  /** By the key of the visit. Visits that lead to one page share its bytes. */
  readonly visits: LRUCache<string, Visited>
  readonly changes: ChangeLog
  readonly asking: WeakMap<ServerResponse, Asking>
  /** By the key of a visit that Next is being asked for: when that has ended, and whether such an answer can be saved. */
  readonly underWay: Map<string, Promise<boolean>>
}

export const momentOf = ({ changes }: Pick<Memory, 'changes'>): Moment => ({
  ms: Date.now(),
  announced: changes.count(),
})

/** The memory for whole answers of pages (docs/decisions/0037). */
export const createMemory = (): Memory => {
  const pages = { static: createSavedPages(maxBytes.static), onRequest: createSavedPages(maxBytes.onRequest) }
  return {
    pages,
    shrink: createShrinking(pages.static),
    visits: new LRUCache({
      maxSize: maxBytes.visits,
      sizeCalculation: ({ address }, key) => 2 * key.length + address.length + 300,
    }),
    // No answer is used that was asked for before the oldest of these changes.
    changes: createChangeLog(2 * maxAge.static),
    asking: new WeakMap(),
    underWay: new Map(),
  }
}
