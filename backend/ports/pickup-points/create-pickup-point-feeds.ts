import type { FeedDependencies } from './carrier-feed.ts'
import { createFoxpostFeed } from './foxpost.ts'
import { createGlsFeed } from './gls.ts'
import type { Carrier, ConditionalPickupPointFeed } from './port.ts'
import { createPostaFeed } from './posta.ts'

export interface PickupPointUrls {
  foxpostUrlHu: string
  /** The Hungarian file serves both languages when this is missing. */
  foxpostUrlEn?: string
  glsUrl: string
  postaUrl: string
}

/** The three carriers, uncached. A simulator is only another set of addresses. */
export function createPickupPointFeeds(
  { foxpostUrlHu, foxpostUrlEn = foxpostUrlHu, glsUrl, postaUrl }: PickupPointUrls,
  dependencies: FeedDependencies,
): Record<Carrier, ConditionalPickupPointFeed> {
  return {
    foxpost: createFoxpostFeed({ hu: foxpostUrlHu, en: foxpostUrlEn }, dependencies),
    gls: createGlsFeed(glsUrl, dependencies),
    mpl: createPostaFeed(postaUrl, dependencies),
  }
}
