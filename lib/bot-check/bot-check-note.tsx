'use client'

import { lazy, Suspense } from 'react'
import type { BotAction } from '#contracts/bot-actions.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { isChecked } from './is-checked.ts'

const GoogleNote = lazy(() => import('./google-note.tsx').then((loaded) => ({ default: loaded.GoogleNote })))

/**
 * The text that Google demands where its badge is hidden, inside a form whose visitor is checked. A shop without keys
 * loads nothing for it. The script is loaded when the form is touched.
 */
export const BotCheckNote = ({ action }: { action: BotAction }) =>
  useHydrated() && isChecked(action) ? (
    <Suspense>
      <GoogleNote />
    </Suspense>
  ) : null
