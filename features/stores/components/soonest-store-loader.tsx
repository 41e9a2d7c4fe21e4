'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import type { SoonestStoreProps } from './soonest-store.tsx'

/** The opening hours are evaluated after the page is loaded. */
export const SoonestStoreLoader = afterPage<SoonestStoreProps>(
  () => import('./soonest-store.tsx').then((part) => part.SoonestStore),
  () => null,
)
