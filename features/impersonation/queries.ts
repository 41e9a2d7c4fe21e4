import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'
import { clearCartHint } from '#lib/session/hint-cookies.ts'
import { revokeToken } from '#lib/session/revoke-token.ts'
import { endSession } from '#lib/session/visit-end.ts'

/** Whose account the link is for. Reading uses nothing up. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['impersonation', token],
    queryFn: ({ signal }) => call('POST /v2.0/impersonations/details', { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The operator's own visit ends with it, so nothing of it is left for the customer's.
 * @param home the path of the home page, which loads again: the header and the prices become the customer's
 */
export const useBegin = (token: string, home: string) =>
  useMutation({
    mutationFn: () =>
      endSession(
        undefined,
        async () => {
          await call('POST /login', { body: { grant_type: 'one_time_token', token } })
          clearCartHint()
        },
        home,
      ),
  })

/** @param home the path of the home page, which loads again: the header and the prices become a guest's */
export const endImpersonation = (home: string): Promise<void> => endSession(undefined, revokeToken, home)
