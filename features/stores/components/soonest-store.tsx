'use client'

import type { ReactNode } from 'react'
import { useNow } from '#lib/format/use-now.ts'
import { soonestVisit, type Visited } from '../soonest-visit.ts'

export interface SoonestStoreProps {
  /** Which have it on the shelf. */
  shops: readonly Visited[]
  today: string
  tomorrow: string
}

/** Where one can take it home today. */
export const SoonestStore = ({ shops, ...words }: SoonestStoreProps): ReactNode => {
  const now = useNow()
  const visit = now === undefined ? undefined : soonestVisit(shops, new Date(now))
  return (
    visit && (
      <>
        {words[visit.day]} <span className="font-medium">{visit.name}</span>
      </>
    )
  )
}
