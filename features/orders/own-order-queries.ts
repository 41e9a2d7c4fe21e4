import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { OrderGroup } from '#contracts/customer-orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'

export interface OrderFilter {
  /** The orders of the customer's organisation instead of the own ones. */
  ofOrganization: boolean
  group: OrderGroup | undefined
  year: number | undefined
  /** Words of titles, authors or the number; empty for all. */
  q: string
}

const pageSize = 10

const nextPage = ({ cursor }: { cursor: string | null }) => cursor ?? undefined

/** @param organizationId the customer's; null for readers, who have own orders only */
export const ordersQuery = (
  { ofOrganization, group, year, q }: OrderFilter,
  locale: Locale,
  organizationId: number | null,
) => {
  const id = ofOrganization ? organizationId : null
  return infiniteQueryOptions({
    queryKey: ['own-orders', id, group, year, q, locale],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: pageSize,
        ...(group && { group }),
        ...(year && { year }),
        ...(q && { q }),
        ...(pageParam && { cursor: pageParam }),
      }
      return id === null
        ? call('GET /v2.0/me/orders', { query }, { signal })
        : call('GET /v2.0/organizations/{id}/orders', { params: { id }, query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  })
}

export const ownInvoicesQuery = infiniteQueryOptions({
  queryKey: ['own-invoices'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /v2.0/me/invoices', { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: nextPage,
})
