import { setTimeout as wait } from 'node:timers/promises'
import { OutboundError } from '#backend/ports/outbound/outbound-error.ts'
import type { StoredList, StoredLists } from './stored-lists.ts'
import type { ConditionalPickupPointFeed, FetchedPoints, PickupPoint, PickupPointFeed, PointLocale } from './port.ts'

export interface PointLogger {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface PointCacheOptions {
  logger: PointLogger
  /** Where the last good lists outlive the process. */
  lists?: StoredLists
  /** Epoch milliseconds. */
  clock?: () => number
  /** Milliseconds for which a copy is served without asking the carrier. */
  maxAgeMs?: number
  /** Milliseconds for which nobody asks the carrier again after a failure. */
  retryAfterMs?: number
  /** Milliseconds for which a caller waits for the very first list; all others get what there is. */
  mostWaitMs?: number
}

export interface PointCache extends PickupPointFeed {
  /** Epoch milliseconds at which the carrier last gave or confirmed the list now being served. */
  confirmedAt(locale: PointLocale): number | undefined
}

interface Copy {
  fetched: FetchedPoints
  confirmedAt: number
  freshUntil: number
}

interface Failure {
  error: unknown
  until: number
}

const HOUR_MS = 3_600_000
const RETRY_AFTER_MS = 20_000
const MOST_WAIT_MS = 1_000
const LARGEST_SHRINKAGE = 0.3

/**
 * Keeps the last good list of a carrier for each locale in memory; callers share the arrays and must not change them.
 * No caller waits for the carrier while there is a list, however old: it is renewed behind him. A failure is logged and the
 * old list goes on being served; only without one is the feed's error rethrown, at once until the carrier is asked again.
 * A list that has lost more than 30 % of its points is taken for a mishap: the old one stays until the carrier has
 * recovered or the process restarts.
 */
export function createPointCache(
  feed: ConditionalPickupPointFeed,
  {
    logger,
    lists,
    clock = Date.now,
    maxAgeMs = HOUR_MS,
    retryAfterMs = RETRY_AFTER_MS,
    mostWaitMs = MOST_WAIT_MS,
  }: PointCacheOptions,
): PointCache {
  const { carrier } = feed
  const copies = new Map<PointLocale, Copy>()
  const failures = new Map<PointLocale, Failure>()
  const inFlight = new Map<PointLocale, Promise<PickupPoint[]>>()

  async function store(locale: PointLocale, list: StoredList): Promise<void> {
    await lists
      ?.write(carrier, locale, list)
      .catch((err: unknown) => logger.warn({ carrier, locale, err }, 'A list of pickup points could not be stored'))
  }

  /** The list of an earlier process, to be renewed at once. */
  async function restore(locale: PointLocale): Promise<void> {
    try {
      const stored = await lists?.read(carrier, locale)
      if (stored !== undefined && !copies.has(locale)) copies.set(locale, { ...stored, freshUntil: 0 })
    } catch (err) {
      logger.warn({ carrier, locale, err }, 'A stored list of pickup points could not be read')
    }
  }

  async function nextCopy(locale: PointLocale, old: Copy | undefined): Promise<Copy> {
    try {
      const fetched = await feed.refresh(locale, old?.fetched)
      const now = clock()
      if (old === undefined || !hasCollapsed(old.fetched, fetched)) {
        void store(locale, { fetched, confirmedAt: now })
        return { fetched, confirmedAt: now, freshUntil: now + maxAgeMs }
      }
      const counts = { carrier, locale, before: old.fetched.points.length, after: fetched.points.length }
      logger.warn(counts, `Kept the old ${carrier} data: the new list is too short`)
      return { ...old, freshUntil: now + maxAgeMs }
    } catch (err) {
      logger.error({ carrier, locale, err }, `Error fetching ${carrier} data:`)
      if (old === undefined) {
        failures.set(locale, { error: err, until: clock() + retryAfterMs })
        throw err
      }
      return { ...old, freshUntil: clock() + retryAfterMs }
    }
  }

  async function refresh(locale: PointLocale): Promise<PickupPoint[]> {
    try {
      const copy = await nextCopy(locale, copies.get(locale))
      copies.set(locale, copy)
      return copy.fetched.points
    } finally {
      inFlight.delete(locale)
    }
  }

  /** Callers at the same moment share one request. */
  function ask(locale: PointLocale): Promise<PickupPoint[]> {
    const running = inFlight.get(locale) ?? refresh(locale)
    inFlight.set(locale, running)
    // Logged already, and not everybody waits for it.
    running.catch(() => {})
    return running
  }

  async function first(locale: PointLocale): Promise<PickupPoint[]> {
    await restore(locale)
    const asked = ask(locale)
    return copies.get(locale)?.fetched.points ?? asked
  }

  async function giveUp(): Promise<never> {
    await wait(mostWaitMs, undefined, { ref: false })
    throw new OutboundError('timeout', carrier)
  }

  return {
    carrier,
    async fetchPoints(locale) {
      const copy = copies.get(locale)
      if (copy !== undefined) {
        if (clock() >= copy.freshUntil) void ask(locale)
        return copy.fetched.points
      }
      const failure = failures.get(locale)
      if (failure !== undefined && clock() < failure.until) throw failure.error
      return Promise.race([first(locale), giveUp()])
    },
    confirmedAt: (locale) => copies.get(locale)?.confirmedAt,
  }
}

function hasCollapsed(old: FetchedPoints, fresh: FetchedPoints): boolean {
  const lost = old.points.length - fresh.points.length
  return lost / old.points.length > LARGEST_SHRINKAGE
}
