import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

/** The signed-in customer. It is requested only where the cookie `customer` exists. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('GET /v2.0/me', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
