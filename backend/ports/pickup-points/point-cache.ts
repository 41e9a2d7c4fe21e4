import type {
  ConditionalPickupPointFeed,
  FetchedPoints,
  PickupPoint,
  PickupPointFeed,
  PointLocale,
} from './port.ts'

export interface PointLogger {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface PointCacheOptions {
  logger: PointLogger
  /** Epoch milliseconds. */
  clock?: () => number
  /** Milliseconds for which a copy is served without asking the carrier. */
  maxAgeMs?: number
  /** Milliseconds for which the old copy is served after a failure, before the carrier is asked again. */
  retryAfterMs?: number
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

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const LARGEST_SHRINKAGE = 0.3

/**
 * Keeps the last good list of a carrier for each locale in memory; callers share the arrays and must not change them.
 * A failure is logged and the old list goes on being served; only without one is the feed's error rethrown.
 * A list that has lost more than 30 % of its points is taken for a mishap: the old one stays until the carrier has
 * recovered or the process restarts.
 */
export function createPointCache(
  feed: ConditionalPickupPointFeed,
  { logger, clock = Date.now, maxAgeMs = HOUR_MS, retryAfterMs = MINUTE_MS }: PointCacheOptions,
): PointCache {
  const { carrier } = feed
  const copies = new Map<PointLocale, Copy>()
  const inFlight = new Map<PointLocale, Promise<PickupPoint[]>>()

  async function nextCopy(locale: PointLocale, old: Copy | undefined): Promise<Copy> {
    try {
      const fetched = await feed.refresh(locale, old?.fetched)
      const now = clock()
      if (old === undefined || !hasCollapsed(old.fetched, fetched)) {
        return { fetched, confirmedAt: now, freshUntil: now + maxAgeMs }
      }
      const counts = { carrier, locale, before: old.fetched.points.length, after: fetched.points.length }
      logger.warn(counts, `Kept the old ${carrier} data: the new list is too short`)
      return { ...old, freshUntil: now + maxAgeMs }
    } catch (err) {
      logger.error({ carrier, locale, err }, `Error fetching ${carrier} data:`)
      if (old === undefined) throw err
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

  return {
    carrier,
    async fetchPoints(locale) {
      const copy = copies.get(locale)
      if (copy !== undefined && clock() < copy.freshUntil) return copy.fetched.points
      const running = inFlight.get(locale) ?? refresh(locale)
      inFlight.set(locale, running)
      return running
    },
    confirmedAt: (locale) => copies.get(locale)?.confirmedAt,
  }
}

function hasCollapsed(old: FetchedPoints, fresh: FetchedPoints): boolean {
  const lost = old.points.length - fresh.points.length
  return lost / old.points.length > LARGEST_SHRINKAGE
}
