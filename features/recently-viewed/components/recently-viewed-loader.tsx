'use client'

import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { afterPage } from '#lib/session/after-page.tsx'
import type { RecentlyViewedProps } from './recently-viewed.tsx'

/** Loads the part when the page is idle. */
const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))

/** If it cannot be loaded, the page is complete without it. */
export const RecentlyViewedLoader = afterPage<RecentlyViewedProps>(
  () =>
    idle()
      .then(() => withLaterTexts(import('./recently-viewed.tsx')))
      .then((part) => part.RecentlyViewed),
  () => null,
)
