'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import type { RecentlyViewedProps } from './recently-viewed.tsx'

/** Once the page has nothing more urgent to do. */
const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))

/** An extra of the page: if it fails to load, the page is complete without it. */
export const RecentlyViewedLoader = afterPage<RecentlyViewedProps>(
  () =>
    idle()
      .then(() => import('./recently-viewed.tsx'))
      .then((part) => part.RecentlyViewed),
  () => null,
)
