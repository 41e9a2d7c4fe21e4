'use client'

import { useNow } from '#lib/format/use-now.ts'
import { soonestVisit, type Visited } from '../soonest-visit.ts'

interface Props {
  /** Which have it on the shelf. */
  shops: readonly Visited[]
  today: string
  tomorrow: string
}

/** Where one can take it home today. Its line is there before it knows what to say, so that nothing jumps. */
export const SoonestShelf = ({ shops, ...words }: Props) => {
  const now = useNow()
  const visit = now === undefined ? undefined : soonestVisit(shops, new Date(now))
  return (
    <span className="block min-h-[1lh] truncate">
      {visit && (
        <>
          {words[visit.day]} <span className="font-medium">{visit.name}</span>
        </>
      )}
    </span>
  )
}
