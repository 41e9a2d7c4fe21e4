import { createCarrierFeed, type FeedDependencies } from './carrier-feed.ts'
import { parseGls } from './parse-gls.ts'
import type { ConditionalPickupPointFeed } from './port.ts'

/** GLS has one file for every language. */
export function createGlsFeed(url: string, dependencies: FeedDependencies): ConditionalPickupPointFeed {
  return createCarrierFeed('gls', { hu: url, en: url }, parseGls, dependencies)
}
