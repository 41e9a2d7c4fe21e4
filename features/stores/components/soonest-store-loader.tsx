'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import type { SoonestStoreProps } from './soonest-store.tsx'

/** Opening hours are read after the page has come. */
export const SoonestStoreLoader = afterPage<SoonestStoreProps>(
  () => import('./soonest-store.tsx').then((part) => part.SoonestStore),
  () => null,
)
