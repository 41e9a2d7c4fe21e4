import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { call } from '#lib/api/browser.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { parseCompared } from './compare-list.ts'

/** What the list holds, laid side by side; `missing` is what the shop no longer has. */
export const useComparison = () => {
  const locale = useLocale()
  const ids = parseCompared(useHint('compare'))
  const query = useQuery({
    queryKey: ['comparison', locale, ids],
    queryFn: ({ signal }) => call('GET /variants/comparison', { query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    // A book less is the same table with a column less: nothing to wait for.
    placeholderData: keepPreviousData,
  })
  const known = query.data?.items ?? []
  const books = ids.flatMap((id) => known.find((book) => book.id === id) ?? [])
  const missing =
    query.data && !query.isPlaceholderData ? ids.filter((id) => known.every((book) => book.id !== id)) : []
  return { ids, books, missing, isError: query.isError, refetch: query.refetch }
}
