'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import type { ArrivalProps } from './arrival.tsx'

/** The calendar comes after the page, in whose place it writes; until then what holds on any day stays. */
export const ArrivalLoader = afterPage<ArrivalProps>(
  () => import('./arrival.tsx').then((part) => part.Arrival),
  ({ children }) => children,
)
