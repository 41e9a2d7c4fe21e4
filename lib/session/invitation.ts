import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'

/** Whom the code of an invitation invites. A refused code stays refused, so nothing is tried again. */
export const invitationQuery = (code: string, locale: Locale) =>
  queryOptions({
    queryKey: ['invitation', code, locale],
    queryFn: ({ signal }) => call('GET /v2.0/invitations/code/{code}/email', { params: { code } }, { signal }),
    retry: false,
  })
