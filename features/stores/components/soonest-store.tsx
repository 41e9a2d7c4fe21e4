'use client'

import type { ReactNode } from 'react'
import { useNow } from '#lib/format/use-now.ts'
import { soonestVisit, type Visited } from '../soonest-visit.ts'

export interface SoonestStoreProps {
  /** The stores that have copies of the book. */
  shops: readonly Visited[]
  today: string
  tomorrow: string
}

/** The store where the visitor can buy the book soonest. */
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
