'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import type { ArrivalProps } from './arrival.tsx'

/** Where the calendar does not come, what holds on any day stays. */
const anyDay = ({ children }: ArrivalProps): ReactNode => children

const Arrival = lazy(() =>
  import('./arrival.tsx').then(
    (loaded): { default: typeof anyDay } => ({ default: loaded.Arrival }),
    () => ({ default: anyDay }),
  ),
)

/** The calendar comes after the page, in whose place it writes. */
export const ArrivalLoader = (props: ArrivalProps) =>
  useHydrated() ? (
    <Suspense fallback={props.children}>
      <Arrival {...props} />
    </Suspense>
  ) : (
    props.children
  )
