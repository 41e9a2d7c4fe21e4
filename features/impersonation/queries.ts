import { queryOptions, useMutation } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { clearVisit } from '#lib/session/clear-visit.ts'
import { clearCartHint } from '#lib/session/hint-cookies.ts'

/** Whose account the link is for. Reading uses nothing up. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['impersonation', token],
    queryFn: ({ signal }) => call('POST /v2.0/impersonations/details', { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The operator's own visit ends with it, so nothing of it is left for the customer's. */
export const useBegin = (token: string) =>
  useMutation({
    mutationFn: () => call('POST /login', { body: { grant_type: 'one_time_token', token } }),
    onSuccess: () => {
      clearVisit()
      clearCartHint()
    },
  })

/** A session that the backend does not know any more has ended. */
export const endImpersonation = async (): Promise<void> => {
  await call('DELETE /v2.0/token/revoke', {}).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
  clearVisit()
}
