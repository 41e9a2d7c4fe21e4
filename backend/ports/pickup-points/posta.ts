import { createCarrierFeed, type FeedDependencies } from './carrier-feed.ts'
import { parsePosta } from './parse-posta.ts'
import type { ConditionalPickupPointFeed } from './port.ts'

/** The post has one file for every language. */
export function createPostaFeed(url: string, dependencies: FeedDependencies): ConditionalPickupPointFeed {
  return createCarrierFeed('mpl', { hu: url, en: url }, parsePosta, dependencies)
}
