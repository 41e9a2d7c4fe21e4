'use client'

import { afterPage } from '#lib/session/after-page.tsx'
import type { SessionPartsProps } from './session-parts.tsx'

/** Stands once in every layout. What looks after the session is loaded after the page. */
export const SessionLoader = afterPage<SessionPartsProps>(
  () => import('./session-parts.tsx').then((loaded) => loaded.SessionParts),
  () => null,
)
