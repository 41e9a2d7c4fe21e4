import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

/**
 * The signed-in customer. It is requested only where the cookie `customer` exists, once for the islands of a page, and
 * with the first page of a visit it is the check of the session (spec point 4). A failure is logged; then nobody is
 * known, and where the session is over the gateway clears the cookies of the customer.
 */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) =>
    call('GET /v2.0/me', {}, { signal }).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- asked for by the spec
      if (!signal.aborted) console.info('Error while checking tokens:', error)
      throw error
    }),
  staleTime: Number.POSITIVE_INFINITY,
})
