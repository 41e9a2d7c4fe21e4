import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import type { Carrier } from '#contracts/carriers.ts'
import { pickupPointsQuery } from './queries.ts'
import { type IndexedPoint, sortPoints } from './search-points.ts'

// Defined once, so that thousands of points are sorted when a list arrives and not at every rendering.
const combine = (lists: UseQueryResult<IndexedPoint[]>[]) => ({
  points: sortPoints(lists.flatMap(({ data }) => data ?? [])),
  lists,
})

/** The points of all carriers together, as they arrive. If one carrier does not answer, the points of the others are still offered. */
export const usePickupPoints = (carriers: readonly Carrier[]) => {
  const locale = useLocale()
  const { points, lists } = useQueries({
    queries: carriers.map((carrier) => pickupPointsQuery(carrier, locale)),
    combine,
  })
  return {
    points,
    isLoading: lists.some(({ isLoading }) => isLoading),
    failures: carriers.flatMap((carrier, index) => {
      const list = lists[index]
      return list?.isError
        ? [{ carrier, error: list.error, isFetching: list.isFetching, retry: () => void list.refetch() }]
        : []
    }),
  }
}
