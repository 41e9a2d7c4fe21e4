import { type Carrier, mapCarriers } from '#contracts/carriers.ts'
import { createCarrierFeed, type FeedDependencies } from './carrier-feed.ts'
import { carriers } from './carriers.ts'
import type { ListUrls } from './definition.ts'
import type { ConditionalPickupPointFeed } from './port.ts'

/** The feeds of all carriers, uncached. */
export const createPickupPointFeeds = (
  urls: Record<Carrier, ListUrls>,
  dependencies: FeedDependencies,
): Record<Carrier, ConditionalPickupPointFeed> =>
  mapCarriers((carrier) => createCarrierFeed(carrier, urls[carrier], carriers[carrier].parse, dependencies))
