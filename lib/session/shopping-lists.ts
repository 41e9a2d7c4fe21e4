import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

/** The lists of the customer, each with the ids of its books. They are requested for customers only. */
export const shoppingListsQuery = queryOptions({
  queryKey: ['shopping-lists'],
  queryFn: ({ signal }) => call('GET /v2.0/me/shopping_lists', {}, { signal }),
  staleTime: 60_000,
})
