import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'

/** The books of somebody's list by its link. */
export const sharedListQuery = (token: string, locale: Locale) =>
  queryOptions({
    queryKey: ['shared-list', token, locale],
    queryFn: ({ signal }) => call('POST /v2.0/shopping_lists/shared', { body: { token } }, { signal }),
  })
