import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { OrderGroup } from '#contracts/customer-orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'

export interface OrderFilter {
  group: OrderGroup | undefined
  year: number | undefined
  /** Words of titles, authors or the number; empty for all. */
  q: string
}

const pageSize = 10

const nextPage = ({ cursor }: { cursor: string | null }) => cursor ?? undefined

export const ownOrdersQuery = ({ group, year, q }: OrderFilter, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['own-orders', group, year, q, locale],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v2.0/me/orders',
        {
          query: {
            limit: pageSize,
            ...(group && { group }),
            ...(year && { year }),
            ...(q && { q }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  })

export const ownInvoicesQuery = infiniteQueryOptions({
  queryKey: ['own-invoices'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /v2.0/me/invoices', { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: nextPage,
})
