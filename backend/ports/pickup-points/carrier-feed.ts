import type { Carrier } from '#contracts/carriers.ts'
import type { SafeFetch } from '#backend/ports/outbound/safe-fetch.ts'
import type { ParsePoints } from './collect-points.ts'
import { FeedFormatError } from './feed-format-error.ts'
import type { ConditionalPickupPointFeed, FetchedPoints, PointLocale } from './port.ts'

/** What became of the records of one fetched list; `broken` above zero deserves a warning. */
export interface FeedReport {
  carrier: Carrier
  locale: PointLocale
  offered: number
  withheld: number
  broken: number
}

export interface FeedDependencies {
  safeFetch: SafeFetch
  /** Epoch milliseconds. */
  clock?: () => number
  onRead?: (report: FeedReport) => void
}

/** A carrier's published list behind the port: one GET, conditional when there is an earlier copy, then the parser. */
export function createCarrierFeed(
  carrier: Carrier,
  urls: Record<PointLocale, string>,
  parse: ParsePoints,
  { safeFetch, clock = Date.now, onRead }: FeedDependencies,
): ConditionalPickupPointFeed {
  async function refresh(locale: PointLocale, previous?: FetchedPoints): Promise<FetchedPoints> {
    const headers = previous?.etag === undefined ? undefined : { 'If-None-Match': previous.etag }
    const response = await safeFetch(urls[locale], { headers })
    if (response.status === 304) {
      if (previous === undefined) throw new FeedFormatError(carrier, 'unchanged, but there is no earlier copy')
      return previous
    }
    const { points, withheld, broken } = parse(response.bytes, new Date(clock()))
    onRead?.({ carrier, locale, offered: points.length, withheld, broken })
    return { points, etag: response.headers.get('etag') ?? undefined }
  }

  return {
    carrier,
    refresh,
    fetchPoints: async (locale) => (await refresh(locale)).points,
  }
}
