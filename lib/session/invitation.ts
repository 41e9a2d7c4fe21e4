import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'

/** Whom the code of an invitation invites. It is read once, so that a form for it stays while it is filled in. */
export const invitationQuery = (code: string, locale: Locale) =>
  queryOptions({
    queryKey: ['invitation', code, locale],
    queryFn: ({ signal }) => call('GET /v2.0/invitations/code/{code}/email', { params: { code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
