import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

/** All queries about offers, which a change reads again. */
export const offersKey = ['offers'] as const

/** How many offers wait for the customer's answer (spec point 3). Only members have offers. */
export const sentOffersQuery = queryOptions({
  queryKey: [...offersKey, 'sent'],
  queryFn: async ({ signal }) => (await call('GET /v2.0/me/offers', { query: { limit: 1 } }, { signal })).sentCount,
  staleTime: 60_000,
})
