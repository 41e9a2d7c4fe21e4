import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

export const subscriptionQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['subscription', token],
    queryFn: ({ signal }) => call('POST /v2.0/subscriptions/by_mail', { body: { token: token ?? '' } }, { signal }),
    enabled: token !== undefined,
    // The page updates these data itself after its changes, so they are not read again.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useConfirm = (token: string) =>
  useMutation({ mutationFn: () => call('POST /v2.0/subscriptions/confirm', { body: { token } }) })

/** With the token of a mail, or as the signed-in owner of the address. */
export const useLeave = (email: string, token: string | undefined) =>
  useMutation({
    mutationFn: () =>
      call('DELETE /v2.0/subscriptions/{email}', { params: { email }, body: token === undefined ? {} : { token } }),
  })
