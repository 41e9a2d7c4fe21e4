import type { Store } from '#contracts/stores.ts'
import { openingToday } from '#lib/format/opening-hours.ts'

/** The fields of a store that its opening hours need. */
export type Visited = Pick<Store, 'name' | 'open'> & {
  specialDays: readonly Pick<Store['specialDays'][number], 'date' | 'periods'>[]
}

const dayMs = 86_400_000

/** The first of these stores that is open later today, or else tomorrow; undefined if all stay closed. */
export const soonestVisit = (
  shops: readonly Visited[],
  now: Date,
): { name: string; day: 'today' | 'tomorrow' } | undefined => {
  const tomorrow = new Date(now.getTime() + dayMs)
  const today = shops.find(({ open, specialDays }) => openingToday(open, now, specialDays).isToCome)
  const next = today ?? shops.find(({ open, specialDays }) => openingToday(open, tomorrow, specialDays).hours !== '')
  return next && { name: next.name, day: today ? 'today' : 'tomorrow' }
}
