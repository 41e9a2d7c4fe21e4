import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { call } from '#lib/api/browser.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { parseCompared } from './compare-list.ts'

/** The books of the list; `missing` are those that the shop no longer has. */
export const useComparison = () => {
  const locale = useLocale()
  const ids = parseCompared(useHint('compare'))
  const query = useQuery({
    queryKey: ['comparison', locale, ids],
    queryFn: ({ signal }) => call('GET /variants/comparison', { query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    // When a book is removed, the table is shown at once without its column; there is nothing to load.
    placeholderData: keepPreviousData,
  })
  const known = query.data?.items ?? []
  const books = ids.flatMap((id) => known.find((book) => book.id === id) ?? [])
  const missing =
    query.data && !query.isPlaceholderData ? ids.filter((id) => known.every((book) => book.id !== id)) : []
  return { ids, books, missing, isError: query.isError, refetch: query.refetch }
}
