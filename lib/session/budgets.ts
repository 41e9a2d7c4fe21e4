import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

/** What an organisation can charge an order to. */
export const costCentersQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id, 'cost-centers'],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}/cost_centers', { params: { id } }, { signal }),
  })

/** What may be spent, and what of it is used: for masters all limits, for others those that their orders count for. */
export const budgetsQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id, 'budgets'],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}/budgets', { params: { id } }, { signal }),
    select: ({ items }) => items,
  })
