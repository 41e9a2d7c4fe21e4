'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import type { SoonestShelfProps } from './soonest-shelf.tsx'

/** Opening hours are read after the page has come. */
export const SoonestShelfLoader = afterPage<SoonestShelfProps>(
  () => import('./soonest-shelf.tsx').then((part) => part.SoonestShelf),
  () => null,
)
