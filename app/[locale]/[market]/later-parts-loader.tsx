'use client'

import type { SessionPartsProps } from '#features/account/components/session-parts.tsx'
import { afterPage } from '#lib/session/after-page.tsx'

/** Stands once in every layout. What no page needs for itself is loaded after it. */
export const LaterPartsLoader = afterPage<SessionPartsProps>(
  () => import('./later-parts.tsx').then((loaded) => loaded.LaterParts),
  () => null,
)
