import { createCarrierFeed, type FeedDependencies } from './carrier-feed.ts'
import { parseFoxpost } from './parse-foxpost.ts'
import type { ConditionalPickupPointFeed } from './port.ts'

/** Foxpost publishes no documented English file, so the English address may be the Hungarian one. */
export function createFoxpostFeed(
  urls: { hu: string; en: string },
  dependencies: FeedDependencies,
): ConditionalPickupPointFeed {
  return createCarrierFeed('foxpost', urls, parseFoxpost, dependencies)
}
